import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { LoadedChart_stock$key } from '../../../__generated__/LoadedChart_stock.graphql.ts'
import type { LoadedChartQuery } from '../../../__generated__/LoadedChartQuery.graphql.ts'
import { timeZoneOf } from '@palier/domain/market/exchange'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import { turnBack, turnToLandscape } from '../../../device/media.ts'
import { FullScreen } from '../../../ui/dialogs/FullScreen.tsx'
import { StaleText } from '../../../kit/failure/StaleText.tsx'
import { civilTime } from '../../../kit/chart/exchangeClock.ts'
import { PriceChart } from './PriceChart.tsx'
import { plotPoints, sinceJanuary } from './points/pricePoint.ts'
import { useComparedCharts } from './useComparedCharts.ts'
import type { Comparison } from './useComparison.ts'
import type { OwnTrades } from './useOwnTrades.ts'
import { useVolumes, type Volumes } from './volumes/useVolumes.ts'
import styles from './PriceChart.module.css'

interface LoadedChartProps {
  readonly reference: PreloadedQuery<LoadedChartQuery>
  readonly isSinceJanuary: boolean
  readonly comparison: Comparison
  /** User's own prices: the plot makes room for them. */
  readonly levels: Thresholds | null
  readonly own: OwnTrades
  readonly volume: Pick<Volumes, 'isOn' | 'toggle'>
  readonly pills: ReactNode
}

/* eslint-disable relay/unused-fields -- points, dividends and span are passed whole to what draws them */
export function LoadedChart({ reference, isSinceJanuary, levels, own, volume, pills, comparison }: LoadedChartProps) {
  const { formatMessage } = useIntl()
  const { viewer } = usePreloadedQuery<LoadedChartQuery>(
    graphql`
      query LoadedChartQuery($stockId: String!, $interval: ChartInterval!) @preloadable {
        viewer {
          stock(stockId: $stockId) {
            ...LoadedChart_stock @arguments(interval: $interval)
          }
        }
      }
    `,
    reference,
  )
  const stock = useFragment<LoadedChart_stock$key>(
    graphql`
      fragment LoadedChart_stock on Stock
      @throwOnFieldError
      @argumentDefinitions(interval: { type: "ChartInterval!" }) {
        symbol
        exchange
        currency
        lastPrice
        lastPriceAt
        chart(interval: $interval) {
          span {
            interval
            quantity
            unit
          }
          previousClose
          staleSince
          points {
            at
            price
          }
          dividends {
            exDate
            amount
            currency
          }
        }
      }
    `,
    viewer?.stock,
  )
  const volumes = { ...volume, ...useVolumes(reference.variables, volume.isOn) }
  const compared = useComparedCharts(comparison.stockIds, reference.variables.interval)
  const wirePoints = stock?.chart.points
  const price = stock?.lastPrice
  const [isFull, setIsFull] = useState(false)
  // Another interval remounts the chart, so the button must be found again to restore the focus.
  const opener = useRef<HTMLButtonElement>(null)
  const wasFull = useRef(false)
  useEffect(() => {
    if (wasFull.current && !isFull) opener.current?.focus()
    wasFull.current = isFull
  }, [isFull])
  const fill = useCallback(async () => {
    await turnToLandscape()
    setIsFull(true)
  }, [])
  const leave = useCallback(() => {
    setIsFull(false)
    void turnBack()
  }, [])
  const timeZone = timeZoneOf(stock?.exchange ?? '')
  const points = useMemo(() => {
    const all = plotPoints(wirePoints ?? [], { at: stock?.lastPriceAt, price })
    return isSinceJanuary ? sinceJanuary(all, (instant) => civilTime(instant, timeZone).year) : all
  }, [wirePoints, stock?.lastPriceAt, price, isSinceJanuary, timeZone])
  if (!stock) return null
  const { chart, lastPrice } = stock
  const { interval, quantity, unit } = chart.span
  if (points.length === 0) {
    return (
      <>
        <div className={styles['head']}>{pills}</div>
        <p className={styles['empty']}>{formatMessage({ id: 'stock.chart.none' })}</p>
      </>
    )
  }
  const chartOf = (onFull: () => void | Promise<void>, fills: boolean) => (
    <PriceChart
      key={`${interval} ${isSinceJanuary}`}
      symbol={stock.symbol}
      currency={stock.currency}
      timeZone={timeZone}
      over={
        isSinceJanuary
          ? formatMessage({ id: 'stock.chart.over.YTD' })
          : formatMessage({ id: `stock.chart.over.${unit}` }, { quantity })
      }
      points={points}
      dividends={chart.dividends}
      previousClose={chart.previousClose == null ? null : Number(chart.previousClose)}
      livePrice={lastPrice == null ? null : (points.at(-1)?.price ?? null)}
      levels={levels}
      own={own}
      pills={pills}
      comparison={comparison}
      compared={compared}
      volumes={interval === 'DAY' ? null : volumes}
      onFull={onFull}
      isFull={fills}
      opener={fills ? undefined : opener}
    />
  )
  return (
    <>
      <StaleText since={chart.staleSince} />
      {chartOf(fill, false)}
      {isFull && (
        <FullScreen label={formatMessage({ id: 'stock.chart' })} onClose={leave}>
          {chartOf(leave, true)}
        </FullScreen>
      )}
    </>
  )
}
