import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { ChartInterval, useComparedChartsQuery } from '../../../__generated__/useComparedChartsQuery.graphql.ts'
import type { ComparedStock } from './points/comparison.ts'
import { plotPoints } from './points/pricePoint.ts'

const NOT_LIVE = { at: null, price: null }

/* eslint-disable relay/unused-fields -- points are passed whole to what draws them */
/** A stock that fails to load has no points, and possibly no symbol. */
export function useComparedCharts(stockIds: readonly string[], interval: ChartInterval): readonly ComparedStock[] {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState<ReadonlyMap<string, ComparedStock>>(new Map())
  const wanted = stockIds.join(' ')
  useEffect(() => {
    if (wanted === '') return
    const keep = (stockId: string, stock: Omit<ComparedStock, 'stockId'>) =>
      setKnown((before) => new Map(before).set(`${interval} ${stockId}`, { stockId, ...stock }))
    const readings = wanted.split(' ').map((stockId) =>
      fetchQuery<useComparedChartsQuery>(
        environment,
        graphql`
          query useComparedChartsQuery($stockId: String!, $interval: ChartInterval!) @throwOnFieldError {
            viewer {
              stock(stockId: $stockId) {
                symbol
                chart(interval: $interval) {
                  points {
                    at
                    price
                  }
                }
              }
            }
          }
        `,
        { stockId, interval },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ viewer }) => {
          const stock = viewer?.stock
          keep(stockId, { symbol: stock?.symbol ?? '', points: plotPoints(stock?.chart.points ?? [], NOT_LIVE) })
        },
        error: () => keep(stockId, { symbol: '', points: [] }),
      }),
    )
    return () => readings.forEach((reading) => reading.unsubscribe())
  }, [environment, wanted, interval])
  const symbolOf = (stockId: string) => [...known.values()].find((stock) => stock.stockId === stockId)?.symbol ?? ''
  return stockIds.map(
    (stockId) => known.get(`${interval} ${stockId}`) ?? { stockId, symbol: symbolOf(stockId), points: null },
  )
}
