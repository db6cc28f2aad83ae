import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ValueLines_value$key } from '../../../__generated__/ValueLines_value.graphql.ts'
import { Text } from '../../../ui/text/Text.ts'
import { ChartSentence } from '../../../kit/chart/ChartSentence.tsx'
import { DayPlot } from '../../../kit/chart/DayPlot.tsx'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { ValueTable } from './ValueTable.tsx'

interface ValueLinesProps {
  readonly value: ValueLines_value$key
  /** Height of the plot in CSS pixels. */
  readonly height: number
  readonly isTable: boolean
  /** Rendered next to the sentence. */
  readonly children?: ReactNode
}

export function ValueLines({ value: key, height, isTable, children }: ValueLinesProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency, points, isSample } = useFragment(
    graphql`
      fragment ValueLines_value on ValueOverTime {
        currency
        isSample
        points {
          date
          value
          invested
        }
      }
    `,
    key,
  )
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last)
    return (
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: 'portfolio.overTime.none' })}
      </Text>
    )

  const sentence = formatMessage(
    { id: 'portfolio.overTime.sentence' },
    {
      from: format.money(first.value, currency),
      to: format.money(last.value, currency),
      invested: format.money(last.invested, currency),
      start: format.date(dateText(first.date)),
      end: format.date(dateText(last.date)),
    },
  )
  return (
    <>
      <ChartSentence isOfAmounts aside={children}>
        {isSample ? `${sentence} ${formatMessage({ id: 'portfolio.overTime.sample' })}` : sentence}
      </ChartSentence>
      {isTable ? (
        <ValueTable caption={sentence} currency={currency} points={points} />
      ) : (
        <DayPlot
          height={height}
          sentence={sentence}
          days={points.map(({ date, value, invested }) => ({ date, value: Number(value), second: Number(invested) }))}
          markers={[]}
          isOfAmounts
          valueLabel={formatMessage({ id: 'portfolio.value' })}
          pointerLabel={formatMessage({ id: 'portfolio.overTime.pointer' })}
          secondLabel={formatMessage({ id: 'portfolio.invested' })}
        />
      )}
    </>
  )
}
