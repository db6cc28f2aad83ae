import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import UsageTabQueryParameters from '../../../__generated__/UsageTabQuery$parameters.ts'
import type { StatisticsSpan, UsageTabQuery } from '../../../__generated__/UsageTabQuery.graphql.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AdminPanel } from '../common/AdminPanel.tsx'
import { AdminTable } from '../common/AdminTable.tsx'
import { Unread } from '../common/Unread.tsx'
import { kindOfUse, labelOfUse, sortUses } from './usageNames.ts'
import { Box } from '../../../ui/layout/boxes.ts'

const SPANS = ['DAY', 'TWO_DAYS', 'WEEK', 'MONTH'] as const satisfies readonly StatisticsSpan[]

/** Number of uses and users of each operation within a time span. */
export function UsageTab() {
  const { formatMessage } = useIntl()
  const [span, setSpan] = useState<(typeof SPANS)[number]>('DAY')
  return (
    <>
      <Box mb="5">
        <Segmented
          label={formatMessage({ id: 'administration.span' })}
          segments={SPANS.map((value) => ({ value, label: formatMessage({ id: `administration.span.${value}` }) }))}
          value={span}
          onChange={setSpan}
        />
      </Box>
      <AdminPanel<UsageTabQuery> request={UsageTabQueryParameters} variables={{ span }}>
        {(reference) => <Statistics reference={reference} />}
      </AdminPanel>
    </>
  )
}

function Statistics({ reference }: { reference: PreloadedQuery<UsageTabQuery> }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { viewer } = usePreloadedQuery<UsageTabQuery>(
    graphql`
      query UsageTabQuery($span: StatisticsSpan!) @preloadable {
        viewer {
          admin {
            statistics(span: $span) {
              name
              totalCount
              uniqueUserCount
            }
          }
        }
      }
    `,
    reference,
  )
  const statistics = viewer?.admin?.statistics
  if (!statistics) return <Unread what="statistics" />
  const label = (id: 'use' | 'kind' | 'total' | 'unique' | 'operation') =>
    formatMessage({ id: `administration.column.${id}` })
  const words = (name: string) => {
    const id = labelOfUse(name)
    return id === null
      ? name.replace(/^use(?=[A-Z])/, '').replace(/(Mutation|Query|Subscription)$/, '')
      : formatMessage({ id })
  }
  return (
    <AdminTable
      label={formatMessage({ id: 'administration.tab.usage' })}
      columns={[
        { key: 'use', label: label('use'), cell: ({ name }) => words(name) },
        {
          key: 'kind',
          label: label('kind'),
          cell: ({ name }) => formatMessage({ id: `administration.use.kind.${kindOfUse(name)}` }),
        },
        { key: 'total', label: label('total'), isNumber: true, cell: (row) => format.count(row.totalCount) },
        { key: 'unique', label: label('unique'), isNumber: true, cell: (row) => format.count(row.uniqueUserCount) },
        { key: 'operation', label: label('operation'), cell: ({ name }) => name },
      ]}
      rows={sortUses(statistics)}
      keyOf={({ name }) => name}
    />
  )
}
