import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { LoadedChart_stock$key } from '../../../__generated__/LoadedChart_stock.graphql.ts'
import type { LoadedChartQuery } from '../../../__generated__/LoadedChartQuery.graphql.ts'
import { timeZoneOf } from '@palier/domain/market/exchange'
import { StaleText } from '../../../kit/failure/StaleText.tsx'
import { PriceChart, type ChartLevels } from './PriceChart.tsx'
import { plotPoints } from './pricePoint.ts'
import type { OwnTrades } from './useOwnTrades.ts'
import styles from './PriceChart.module.css'

interface LoadedChartProps {
  readonly reference: PreloadedQuery<LoadedChartQuery>
  readonly levels: ChartLevels | null
  readonly own: OwnTrades
  readonly pills: ReactNode
}

/* eslint-disable relay/unused-fields -- points and span are handed on whole to what draws them */
/** The chart of a query, with the present price at its end. */
export function LoadedChart({ reference, levels, own, pills }: LoadedChartProps) {
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
        }
      }
    `,
    viewer?.stock,
  )
  if (!stock) return null
  const { chart, lastPrice, lastPriceAt } = stock
  const points = plotPoints(chart.points, { at: lastPriceAt, price: lastPrice })
  if (points.length === 0) {
    return (
      <>
        <div className={styles['head']}>{pills}</div>
        <p className={styles['empty']}>{formatMessage({ id: 'stock.chart.none' })}</p>
      </>
    )
  }
  return (
    <>
      <StaleText since={chart.staleSince} />
      <PriceChart
        key={chart.span.interval}
        symbol={stock.symbol}
        currency={stock.currency}
        timeZone={timeZoneOf(stock.exchange)}
        interval={chart.span}
        points={points}
        previousClose={chart.previousClose == null ? null : Number(chart.previousClose)}
        livePrice={lastPrice == null ? null : Number(lastPrice)}
        levels={levels}
        own={own}
        pills={pills}
      />
    </>
  )
}
