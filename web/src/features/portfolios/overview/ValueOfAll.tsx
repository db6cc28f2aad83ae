import { useIntl } from 'react-intl'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import ValueOfAllQueryParameters from '../../../__generated__/ValueOfAllQuery$parameters.ts'
import type { ValueOfAllQuery } from '../../../__generated__/ValueOfAllQuery.graphql.ts'
import { now } from '../../../device/clock.ts'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { daysOfSpan } from '../returns/spans.ts'
import { ValueChart } from '../value/ValueChart.tsx'
import type { ReturnSpan } from './returnSpans.ts'

interface ValueOfAllProps {
  readonly span: ReturnSpan
  /** In CSS pixels. */
  readonly height: number
}

/** What the stocks of all portfolios were worth day by day, beside what was put in: read when it is chosen. */
export function ValueOfAll({ span, height }: ValueOfAllProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryPanel<ValueOfAllQuery>
      request={ValueOfAllQueryParameters}
      variables={{ days: daysOfSpan(span, now()) }}
      failed={formatMessage({ id: 'portfolio.overTime.failed' })}
      waiting={<Skeleton width="100%" height={`${height / 16}rem`} />}
    >
      {(reference) => <Drawn reference={reference} height={height} />}
    </QueryPanel>
  )
}

function Drawn({
  reference,
  height,
}: {
  readonly reference: PreloadedQuery<ValueOfAllQuery>
  readonly height: number
}) {
  const { formatMessage } = useIntl()
  const { viewer } = usePreloadedQuery<ValueOfAllQuery>(
    graphql`
      query ValueOfAllQuery($days: Int!) @preloadable @throwOnFieldError {
        viewer {
          valueOverTime(days: $days) {
            ...ValueChart_value
          }
        }
      }
    `,
    reference,
  )
  if (viewer?.valueOverTime) return <ValueChart value={viewer.valueOverTime} height={height} />
  return (
    <Text textStyle="note" color="fg.muted">
      {formatMessage({ id: 'portfolio.overTime.none' })}
    </Text>
  )
}
