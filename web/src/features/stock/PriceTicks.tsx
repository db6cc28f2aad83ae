import { useMemo, useState } from 'react'
import { useSubscription } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { PriceTicksSubscription } from '../../__generated__/PriceTicksSubscription.graphql.ts'

/** As many as one subscription takes, and as the longest list holds; beyond, the first ones tick. */
const MOST_FOLLOWED = 5000

/** Keeps the prices of these stocks moving while it is mounted; draws nothing. The order of the ids does not matter. */
export function PriceTicks({ stockIds }: { stockIds: readonly string[] }) {
  const [known, setKnown] = useState(stockIds)
  if (!isSame(known, stockIds)) setKnown(stockIds)
  const followed = useMemo(() => [...new Set(known.slice(0, MOST_FOLLOWED))].sort().join(' '), [known])
  const config = useMemo(
    () => ({
      // One answer carries all stocks that moved: one write to the store, one drawing of the page.
      subscription: graphql`
        subscription PriceTicksSubscription($stockIds: [ID!]!) {
          pricesChanged(stockIds: $stockIds) {
            stocks {
              lastPrice
              lastPriceAt
              change
              changePercent
              isIntraday
              marketCap
              yearHigh
              yearLow
            }
          }
        }
      `,
      variables: { stockIds: followed.split(' ') },
      // The page keeps its last prices; the socket comes back by itself.
      onError: () => {},
    }),
    [followed],
  )
  useSubscription<PriceTicksSubscription>(config)
  return null
}

function isSame(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && ids.every((id, place) => id === others[place])
}
