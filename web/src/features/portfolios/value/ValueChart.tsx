import { useState } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ValueChart_value$key } from '../../../__generated__/ValueChart_value.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { Flex } from '../../../ui/layout/boxes.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { DayPlot } from '../../../kit/chart/DayPlot.tsx'
import { dateText } from '../../../kit/language/dateText.ts'
import { ValueTable } from './ValueTable.tsx'

interface ValueChartProps {
  readonly value: ValueChart_value$key
  /** In CSS pixels; by default as low as a line reads well. */
  readonly height?: number
}

/** The value and what was put in, day by day, as a line or as a table. */
export function ValueChart({ value: key, height }: ValueChartProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const isMobile = useIsMobile()
  const [isTable, setIsTable] = useState(false)
  const { currency, points, isSample } = useFragment(
    graphql`
      fragment ValueChart_value on ValueOverTime {
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
    <div>
      {isTable ? (
        <ValueTable caption={sentence} currency={currency} points={points} />
      ) : (
        <DayPlot
          height={height ?? (isMobile ? 164 : 228)}
          sentence={sentence}
          days={points.map(({ date, value, invested }) => ({ date, value: Number(value), second: Number(invested) }))}
          markers={[]}
          isOfAmounts
          valueLabel={formatMessage({ id: 'portfolio.value' })}
          pointerLabel={formatMessage({ id: 'portfolio.overTime.pointer' })}
          secondLabel={formatMessage({ id: 'portfolio.invested' })}
        />
      )}
      <Flex align="flex-start" justify="space-between" gap="4" mt="2">
        <Text textStyle="note" color="fg.muted" data-amount>
          {isSample ? `${sentence} ${formatMessage({ id: 'portfolio.overTime.sample' })}` : sentence}
        </Text>
        <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          <Table2 aria-hidden="true" />
          {formatMessage({ id: 'portfolio.overTime.table' })}
        </Button>
      </Flex>
    </div>
  )
}
