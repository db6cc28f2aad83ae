import { getApplicationStatistics } from '@palier/contract/admin/adminCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing } from './administration.ts'
import { StatisticsSpan } from './administrationEnums.ts'
import { builder } from '../kernel/builder.ts'

const DAY_MILLISECONDS = 86_400_000

type Counted = OutputOf<typeof getApplicationStatistics>['statistics'][number] & { days: number }

const UsageStatistic = builder.objectRef<Counted>('UsageStatistic')
UsageStatistic.implement({
  description: 'How often an operation was used.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      resolve: ({ days, statisticName }) => encodeGlobalID(UsageStatistic.name, `${days} ${statisticName}`),
    }),
    name: t.exposeString('statisticName', { description: 'Name of an operation or a sign-in method.' }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of uses.' }),
    uniqueUserCount: t.exposeInt('uniqueUserCount', { description: 'Number of different people.' }),
  }),
})

builder.objectField(Admin, 'statistics', (t) =>
  t.field({
    type: [UsageStatistic],
    nullable: true,
    description: 'How often each operation was used, the most frequent first.',
    args: {
      span: t.arg({
        type: StatisticsSpan,
        required: true,
        defaultValue: 1,
        description: 'Period up to now that the statistics cover.',
      }),
    },
    resolve(_session, { span: days }, { operation }) {
      const since = new Date(operation.services.now().getTime() - days * DAY_MILLISECONDS).toISOString()
      const read = operation.client.send(getApplicationStatistics, { since })
      return orNothing(
        operation,
        read.then(({ statistics }) => statistics.map((statistic) => ({ ...statistic, days }))),
      )
    },
  }),
)
