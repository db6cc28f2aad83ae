import { Suspense, useState } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PerformanceView_performance$key } from '../../../__generated__/PerformanceView_performance.graphql.ts'
import { now } from '../../../device/clock.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex, Grid, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { DayPlot } from '../../../kit/chart/DayPlot.tsx'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { CompareBar } from '../../market/chart/CompareBar.tsx'
import { ReturnRates } from './ReturnRates.tsx'
import { daysOfSpan, type ReturnsSpan } from './spans.ts'
import { ValueChanges } from './ValueChanges.tsx'

const PerformanceTable = lazyWithMessages(
  ['portfolio', 'returns'],
  async () => (await import('./PerformanceTable.tsx')).PerformanceTable,
)

const ReturnYears = lazyWithMessages(['returns'], async () => (await import('./ReturnYears.tsx')).ReturnYears)

export interface PerformanceChoices {
  readonly span: ReturnsSpan
  /** Another choice is on its way. */
  readonly isPending: boolean
  readonly benchmarkStockId: string | null
  readonly onBenchmark: (stockId: string | null) => void
}

interface PerformanceViewProps extends PerformanceChoices {
  readonly performance: PerformanceView_performance$key
}

/** A return over time beside a benchmark, both rates, and what changed the value. */
export function PerformanceView({ performance: key, ...choices }: PerformanceViewProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const isMobile = useIsMobile()
  const [isTable, setIsTable] = useState(false)
  const { span, isPending, benchmarkStockId, onBenchmark } = choices
  const performance = useFragment(
    graphql`
      fragment PerformanceView_performance on Performance {
        currency
        points {
          date
          timeWeighted
          benchmark
        }
        benchmark {
          stockId
          symbol
        }
        change {
          start
          inflows
        }
        leftOutCount
        hasUnmeasuredIncome
        isSample
        ...ReturnRates_performance
        ...ReturnYears_performance
        ...ValueChanges_performance
      }
    `,
    key,
  )
  const { points, benchmark } = performance
  const [first, last] = [points[0], points.at(-1)]
  const isEmpty = Number(performance.change.start) === 0 && Number(performance.change.inflows) === 0
  if (!first || !last || isEmpty)
    return (
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: 'returns.none' })}
      </Text>
    )

  const percent = (value: string) => format.signedPercent(value, 1)
  const period = { start: format.date(dateText(first.date)), end: format.date(dateText(last.date)) }
  const own = formatMessage({ id: 'returns.chart' }, { percent: percent(last.timeWeighted), ...period })
  const other = benchmark && last.benchmark != null ? ` ${benchmark.symbol} ${percent(last.benchmark)}.` : ''
  const sentence = own + other
  const lead = benchmark && last.benchmark != null ? Number(last.timeWeighted) - Number(last.benchmark) : null
  const you = formatMessage({ id: 'returns.you' })
  // A benchmark that was asked for and did not come has no prices: it is named nowhere.
  const compared =
    benchmarkStockId === null
      ? []
      : [{ stockId: benchmarkStockId, symbol: benchmark?.symbol ?? '', points: benchmark || isPending ? null : [] }]
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem', lg: 'minmax(0, 1fr) 24.5rem' }}
      gap={{ base: '8', md: '10' }}
      aria-busy={isPending || undefined}
    >
      <Box minW="0">
        {lead !== null && benchmark && (
          <Text mb="1" textStyle="dialogTitle">
            {formatMessage(
              { id: 'returns.lead' },
              {
                symbol: benchmark.symbol,
                side: Math.abs(lead) < 0.05 ? 'level' : lead > 0 ? 'ahead' : 'behind',
                points: format.percent(Math.abs(lead), 1).replace(/[\s\u00a0]*%/u, ''),
              },
            )}
          </Text>
        )}
        <Text mb="2" textStyle="note" color="fg.muted">
          {formatMessage({ id: 'returns.note' }, { currency: performance.currency })}
        </Text>
        <Box mb="2">
          <CompareBar
            symbol={you}
            direction={Number(last.timeWeighted) < 0 ? 'down' : 'up'}
            stocks={compared}
            comparison={{
              isOn: true,
              stockIds: compared.map(({ stockId }) => stockId),
              isFull: compared.length > 0,
              toggle: () => onBenchmark(null),
              add: onBenchmark,
              remove: () => onBenchmark(null),
            }}
          />
        </Box>
        {isTable ? (
          <Suspense>
            <PerformanceTable
              caption={sentence}
              symbols={benchmark ? [benchmark.symbol] : []}
              points={points.map(({ date, timeWeighted, benchmark: at }) => ({ date, timeWeighted, others: [at] }))}
            />
          </Suspense>
        ) : (
          <DayPlot
            height={isMobile ? 220 : 300}
            sentence={sentence}
            days={points.map(({ date, timeWeighted, benchmark: at }) => ({
              ...{ date, value: Number(timeWeighted) },
              second: at == null ? null : Number(at),
            }))}
            markers={[]}
            isOfPercents
            valueLabel={you}
            pointerLabel={formatMessage({ id: 'returns.pointer' })}
            secondLabel={benchmark?.symbol ?? ''}
          />
        )}
        <Flex align="flex-start" justify="space-between" gap="4" mt="2">
          <Stack gap="1" textStyle="note" color="fg.muted">
            <Text>
              {performance.isSample ? `${sentence} ${formatMessage({ id: 'portfolio.overTime.sample' })}` : sentence}
            </Text>
            {performance.leftOutCount > 0 && (
              <Text>{formatMessage({ id: 'returns.leftOut' }, { count: performance.leftOutCount })}</Text>
            )}
            {performance.hasUnmeasuredIncome && <Text>{formatMessage({ id: 'returns.unmeasured' })}</Text>}
          </Stack>
          <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            <Table2 aria-hidden="true" />
            {formatMessage({ id: 'portfolio.overTime.table' })}
          </Button>
        </Flex>
        {span === 'all' && (
          <Suspense>
            <ReturnYears performance={performance} />
          </Suspense>
        )}
      </Box>
      <Stack gap="8" minW="0">
        <ReturnRates
          performance={performance}
          span={span}
          since={points.length < daysOfSpan(span, now()) ? period.start : null}
        />
        <ValueChanges performance={performance} />
      </Stack>
    </Grid>
  )
}
