import type { RecentReturns as Recent } from '../../loaders/portfolios/loadRecentReturns.ts'
import { builder } from '../kernel/builder.ts'
import { shortened } from './performanceLine.ts'

export const RecentReturns = builder.objectRef<Recent>('RecentReturns').implement({
  description: 'Return of a portfolio over its last days, in percent.',
  fields: (t) => ({
    firstDate: t.expose('firstDate', {
      type: 'Date',
      nullable: true,
      description: 'Day of the first value; null when there is none.',
    }),
    timeWeighted: t.field({
      type: ['Decimal'],
      description:
        'Return since that day, unmoved by money put in or taken out, one value a day; the last one is current.',
      resolve: ({ timeWeighted }) => timeWeighted.map(shortened),
    }),
  }),
})
