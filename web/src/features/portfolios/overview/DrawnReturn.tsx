import { Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Text } from '../../../ui/text/Text.ts'
import { ChartSentence } from '../../../kit/chart/ChartSentence.tsx'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { ReturnLegend } from './ReturnMarks.tsx'
import { ReturnPlot } from './ReturnPlot.tsx'
import { daysOfReturn, type ReturnSpan } from './returnSpans.ts'
import type { OverallReturn } from './useOverallReturn.ts'

const PerformanceTable = lazyWithMessages(
  ['portfolio', 'returns'],
  async () => (await import('../returns/PerformanceTable.tsx')).PerformanceTable,
)

export interface ReturnLook {
  readonly span: ReturnSpan
  /** Height of the plot in CSS pixels. */
  readonly height: number
  readonly isTable: boolean
}

interface DrawnReturnProps extends ReturnLook {
  readonly overall: OverallReturn
  /** Rendered between the sentence and the plot. */
  readonly children?: ReactNode
}

export function DrawnReturn({ overall, span, height, isTable, children }: DrawnReturnProps) {
  const { days: all, symbols, market, isSample, currency } = overall
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { days } = daysOfReturn(all, span)
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last || days.length < 2) return <ChartNote>{formatMessage({ id: 'overview.youngArea' })}</ChartNote>

  const [start, end] = [first, last].map(({ date }) => format.date(dateText(date)))
  const percent = format.signedPercent(last.value, 1)
  const sentence = [
    formatMessage({ id: 'returns.chart' }, { percent, start, end }),
    ...symbols.flatMap((symbol, at) => {
      const value = last.others[at]
      return value == null ? [] : [`${symbol} ${format.signedPercent(value, 1)}.`]
    }),
  ].join(' ')
  const [other] = last.others
  const lead = last.value - (other ?? 0)
  const isBesideMarket = market !== null && symbols.includes(market.symbol)
  return (
    <>
      <ChartSentence>
        {other != null && (
          <Text as="strong" me="1" fontWeight="600" color="fg">
            {formatMessage(
              { id: 'returns.lead' },
              {
                symbol: symbols[0],
                side: Math.abs(lead) < 0.05 ? 'level' : lead > 0 ? 'ahead' : 'behind',
                points: format.percent(Math.abs(lead), 1).replace('%', '').trim(),
              },
            )}
          </Text>
        )}
        {formatMessage({ id: 'overview.returnNote' }, { benchmark: isBesideMarket ? currency : 'none' })}
        {isSample && ` ${formatMessage({ id: 'portfolio.overTime.sample' })}`}
      </ChartSentence>
      {children}
      {isTable ? (
        <Suspense>
          <PerformanceTable
            caption={sentence}
            symbols={symbols}
            points={days.map(({ date, value, others }) => ({
              date,
              timeWeighted: value.toFixed(2),
              others: others.map((one) => one?.toFixed(2)),
            }))}
          />
        </Suspense>
      ) : (
        <>
          <ReturnPlot key={span} height={height} sentence={sentence} days={days} symbols={symbols} />
          <ReturnLegend days={days} />
        </>
      )}
    </>
  )
}

export function ChartNote({ children }: { children: ReactNode }) {
  return (
    <Text textStyle="note" color="fg.muted">
      {children}
    </Text>
  )
}
