import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { useStockFiguresQuery } from '../../../__generated__/useStockFiguresQuery.graphql.ts'

export interface StockFigures {
  /** Analysts' target price, a decimal as text. */
  readonly forecast: string | null
  /** Closes of one year, oldest first. */
  readonly days: readonly number[]
}

export const NO_FIGURES: StockFigures = { forecast: null, days: [] }

/** Figures of a stock by global id; `NO_FIGURES` while they load or if they cannot be loaded. */
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
      // Prices can be edited without the figures.
      error: () => {},
    })
    return () => reading.unsubscribe()
  }, [environment, id])
  return found !== null && found.id === id ? found.figures : NO_FIGURES
}
