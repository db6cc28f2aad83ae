import { useIntl } from 'react-intl'
import { usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { graphql } from 'relay-runtime'
import ValueOfAllQueryParameters from '../../../__generated__/ValueOfAllQuery$parameters.ts'
import type { ValueOfAllQuery } from '../../../__generated__/ValueOfAllQuery.graphql.ts'
import { now } from '../../../device/clock.ts'
import { ChartSentence } from '../../../kit/chart/ChartSentence.tsx'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { daysOfSpan } from '../returns/spans.ts'
import { ValueLines } from '../value/ValueLines.tsx'
import type { ReturnLook } from './DrawnReturn.tsx'

export function ValueOfAll({ span, ...look }: ReturnLook) {
  const { formatMessage } = useIntl()
  return (
    <QueryPanel<ValueOfAllQuery>
      request={ValueOfAllQueryParameters}
      variables={{ days: daysOfSpan(span, now()) }}
      failed={formatMessage({ id: 'portfolio.overTime.failed' })}
      waiting={
        <>
          <ChartSentence />
          <Skeleton width="100%" height={`${look.height / 16}rem`} />
        </>
      }
    >
      {(reference) => <Drawn reference={reference} {...look} />}
    </QueryPanel>
  )
}

interface DrawnProps extends Omit<ReturnLook, 'span'> {
  readonly reference: PreloadedQuery<ValueOfAllQuery>
}

function Drawn({ reference, ...look }: DrawnProps) {
  const { formatMessage } = useIntl()
  const { viewer } = usePreloadedQuery<ValueOfAllQuery>(
    graphql`
      query ValueOfAllQuery($days: Int!) @preloadable @throwOnFieldError {
        viewer {
          valueOverTime(days: $days) {
            ...ValueLines_value
          }
        }
      }
    `,
    reference,
  )
  if (viewer?.valueOverTime) return <ValueLines value={viewer.valueOverTime} {...look} />
  return (
    <Text textStyle="note" color="fg.muted">
      {formatMessage({ id: 'portfolio.overTime.none' })}
    </Text>
  )
}
