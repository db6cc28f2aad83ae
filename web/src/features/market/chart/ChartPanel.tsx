import { useCallback, useEffect, useState, useTransition } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, useQueryLoader } from '../../../kit/relay/hooks.ts'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { ChartPanel_stock$key } from '../../../__generated__/ChartPanel_stock.graphql.ts'
import LoadedChartQueryParameters from '../../../__generated__/LoadedChartQuery$parameters.ts'
import type { LoadedChartQuery } from '../../../__generated__/LoadedChartQuery.graphql.ts'
import { LoadedPanel } from '../../../kit/failure/LoadedPanel.tsx'
import { ChartWaiting } from './ChartWaiting.tsx'
import { IntervalPills, type ChartChoice } from './IntervalPills.tsx'
import { LoadedChart } from './LoadedChart.tsx'
import { useComparison } from './useComparison.ts'
import { useOwnTrades, type OwnHoldings } from './useOwnTrades.ts'

/** Index of the interval shown first. */
const DEFAULT_PLACE = 2

interface ChartPanelProps {
  readonly stock: ChartPanel_stock$key
  /** User's own prices: the plot makes room for them. */
  readonly levels: Thresholds | null
  readonly holdings: OwnHoldings
}

/* eslint-disable relay/unused-fields -- intervals are passed whole to their buttons */
/** The page preloads one month, which our server lists third and is shown first. Other intervals load on demand. */
export function ChartPanel({ stock: stockKey, levels, holdings }: ChartPanelProps) {
  const { formatMessage } = useIntl()
  const { stockId, chartSpans: intervals } = useFragment(
    graphql`
      fragment ChartPanel_stock on Stock @throwOnFieldError {
        stockId
        chartSpans {
          interval
          quantity
          unit
        }
        ...LoadedChart_stock @arguments(interval: MONTH)
      }
    `,
    stockKey,
  )
  const [choice, setChoice] = useState<ChartChoice>((intervals[DEFAULT_PLACE] ?? intervals[0])?.interval ?? 'MONTH')
  const isSinceJanuary = choice === 'YTD'
  const key = isSinceJanuary ? 'YEAR' : choice
  const comparison = useComparison(stockId)
  const [reference, load] = useQueryLoader<LoadedChartQuery>(LoadedChartQueryParameters)
  const [isPending, startTransition] = useTransition()
  const own = useOwnTrades(holdings)
  const [isVolumeOn, setIsVolumeOn] = useState(false)
  const toggleVolume = useCallback(() => setIsVolumeOn((before) => !before), [])
  // The preloaded month is in the store already.
  useEffect(() => {
    startTransition(() => load({ stockId, interval: key }, { fetchPolicy: 'store-or-network' }))
  }, [load, stockId, key])

  const pills = <IntervalPills intervals={intervals} value={choice} isPending={isPending} onChange={setChoice} />
  return (
    <section aria-label={formatMessage({ id: 'stock.chart' })}>
      <LoadedPanel<LoadedChartQuery>
        reference={reference}
        failed={formatMessage({ id: 'stock.chart.failed' })}
        waiting={<ChartWaiting pills={pills} />}
        around={(failure) => (
          <>
            {pills}
            {failure}
          </>
        )}
        onRetry={() => load({ stockId, interval: key }, { fetchPolicy: 'network-only' })}
      >
        {(loaded) => (
          <LoadedChart
            reference={loaded}
            isSinceJanuary={isSinceJanuary}
            levels={levels}
            own={own}
            volume={{ isOn: isVolumeOn, toggle: toggleVolume }}
            pills={pills}
            comparison={comparison}
          />
        )}
      </LoadedPanel>
    </section>
  )
}
