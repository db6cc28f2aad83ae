import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { useStockFiguresQuery } from '../../../__generated__/useStockFiguresQuery.graphql.ts'

/** What is asked of a stock when its prices are written. */
export interface StockFigures {
  /** The price that analysts expect, a decimal as text. */
  readonly forecast: string | null
  /** The closes of a year, oldest first. */
  readonly days: readonly number[]
}

/** Before they have come. */
export const NO_FIGURES: StockFigures = { forecast: null, days: [] }

/** The figures of a stock by its global id; none of them until they have come, or where they cannot be had. */
export function useStockFigures(id: string | null): StockFigures {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<{ readonly id: string; readonly figures: StockFigures } | null>(null)
  useEffect(() => {
    if (id === null) return
    const reading = fetchQuery<useStockFiguresQuery>(
      environment,
      graphql`
        query useStockFiguresQuery($id: ID!) {
          node(id: $id) {
            ... on Stock {
              details {
                targetPrice
              }
              lastDays(days: 250) {
                price
              }
            }
          }
        }
      `,
      { id },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ node }) => {
        const days = (node?.lastDays ?? []).map(({ price }) => Number(price))
        setFound({ id, figures: { forecast: node?.details?.targetPrice ?? null, days } })
      },
      // The prices can be written without them.
      error: () => {},
    })
    return () => reading.unsubscribe()
  }, [environment, id])
  return found !== null && found.id === id ? found.figures : NO_FIGURES
}
