import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { useComparedReturnsQuery } from '../../../__generated__/useComparedReturnsQuery.graphql.ts'
import { readOverallReturn, type OverallReturn } from './useOverallReturn.ts'

export interface ComparedReturn {
  readonly stockId: string
  readonly symbol: string
  /** Percent by day. Empty if the stock has no prices, null while loading. */
  readonly values: ReadonlyMap<string, number | null> | null
}

/** Returns of the given stocks over the days of `overall`. Only the market's are preloaded. */
export function useComparedReturns(
  overall: OverallReturn,
  stockIds: readonly string[],
  days: number,
): readonly ComparedReturn[] {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState<ReadonlyMap<string, ComparedReturn>>(new Map())
  const { market } = overall
  const wanted = stockIds.filter((id) => id !== market?.stockId).join(' ')
  useEffect(() => {
    if (wanted === '') return
    const keep = (stock: ComparedReturn) => setKnown((before) => new Map(before).set(`${days} ${stock.stockId}`, stock))
    const readings = wanted.split(' ').map((stockId) =>
      fetchQuery<useComparedReturnsQuery>(
        environment,
        graphql`
          query useComparedReturnsQuery($stockId: String!, $days: Int!) @throwOnFieldError {
            viewer {
              performance(days: $days, benchmarkStockId: $stockId) {
                ...useOverallReturn_performance
              }
            }
          }
        `,
        { stockId, days },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ viewer }) => {
          const read = viewer?.performance ? readOverallReturn(viewer.performance) : null
          keep({ stockId, symbol: read?.market?.symbol ?? '', values: valuesOf(read) })
        },
        error: () => keep({ stockId, symbol: '', values: new Map() }),
      }),
    )
    return () => readings.forEach((reading) => reading.unsubscribe())
  }, [environment, wanted, days])
  const symbolOf = (stockId: string) => [...known.values()].find((one) => one.stockId === stockId)?.symbol ?? ''
  return stockIds.map((stockId) =>
    stockId === market?.stockId
      ? { stockId, symbol: market.symbol, values: valuesOf(overall) }
      : (known.get(`${days} ${stockId}`) ?? { stockId, symbol: symbolOf(stockId), values: null }),
  )
}

function valuesOf(read: OverallReturn | null): ReadonlyMap<string, number | null> {
  if (!read?.market) return new Map()
  return new Map(read.days.map(({ date, others }) => [date, others[0] ?? null]))
}
