import { Suspense, useState } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ReturnOverTime_performance$key } from '../../../__generated__/ReturnOverTime_performance.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { DayPlot } from '../../../kit/chart/DayPlot.tsx'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { CompareBar } from '../../market/chart/CompareBar.tsx'

const PerformanceTable = lazyWithMessages(
  ['portfolio', 'returns'],
  async () => (await import('./PerformanceTable.tsx')).PerformanceTable,
)

interface ReturnOverTimeProps {
  readonly performance: ReturnOverTime_performance$key
  /** True while another choice is loading. */
  readonly isPending: boolean
  readonly benchmarkStockId: string | null
  readonly onBenchmark: (stockId: string | null) => void
}

export function ReturnOverTime({ performance: key, isPending, benchmarkStockId, onBenchmark }: ReturnOverTimeProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const isMobile = useIsMobile()
  const [isTable, setIsTable] = useState(false)
  const { points, benchmark, ...performance } = useFragment(
    graphql`
      fragment ReturnOverTime_performance on Performance {
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
        leftOutCount
        hasUnmeasuredIncome
        isSample
      }
    `,
    key,
  )
  const first = points[0]
  const last = points.at(-1)
  if (!first || last?.timeWeighted == null)
    return <Text textStyle="note">{formatMessage({ id: 'returns.why.negative' })}</Text>

  const percent = (value: string) => format.signedPercent(value, 1)
  const period = { start: format.date(dateText(first.date)), end: format.date(dateText(last.date)) }
  const own = formatMessage({ id: 'returns.chart' }, { percent: percent(last.timeWeighted), ...period })
  const other = benchmark && last.benchmark != null ? ` ${benchmark.symbol} ${percent(last.benchmark)}.` : ''
  const sentence = own + other
  const lead = benchmark && last.benchmark != null ? Number(last.timeWeighted) - Number(last.benchmark) : null
  const you = formatMessage({ id: 'returns.you' })
  // If a requested benchmark is missing from the response, it has no prices and its symbol is
  // unknown.
  const compared =
    benchmarkStockId === null
      ? []
      : [{ stockId: benchmarkStockId, symbol: benchmark?.symbol ?? '', points: benchmark || isPending ? null : [] }]
  return (
    <>
      {lead !== null && benchmark && (
        <Text mb="1" textStyle="dialogTitle">
          {formatMessage(
            { id: 'returns.lead' },
            {
              symbol: benchmark.symbol,
              side: Math.abs(lead) < 0.05 ? 'level' : lead > 0 ? 'ahead' : 'behind',
              points: format.percent(Math.abs(lead), 1).replace('%', '').trim(),
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
            date,
            value: Number(timeWeighted),
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
    </>
  )
}
