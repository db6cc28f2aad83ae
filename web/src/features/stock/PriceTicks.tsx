import { useMemo, useReducer, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { PriceTicksSubscription } from '../../__generated__/PriceTicksSubscription.graphql.ts'
import { usePriceFeed } from './usePriceFeed.ts'
import { watchSequence } from './watchSequence.ts'

/** As many as one subscription takes, and as the longest list holds; beyond, the first ones tick. */
const MOST_FOLLOWED = 5000

/** Keeps the prices of these stocks moving while it is mounted; draws nothing. The order of the ids does not matter. */
export function PriceTicks({ stockIds }: { stockIds: readonly string[] }) {
  const [known, setKnown] = useState(stockIds)
  if (!isSame(known, stockIds)) setKnown(stockIds)
  const followed = useMemo(() => [...new Set(known.slice(0, MOST_FOLLOWED))].sort().join(' '), [known])
  // Another subscription begins with all present prices.
  const [beginnings, beginAnew] = useReducer((count: number) => count + 1, 0)
  return <Following key={beginnings} followed={followed} onMissed={beginAnew} />
}

interface FollowingProps {
  readonly followed: string
  readonly onMissed: () => void
}

function Following({ followed, onMissed }: FollowingProps) {
  const feed = useMemo(() => {
    const hasMissed = watchSequence()
    return {
      subscription: graphql`
        subscription PriceTicksSubscription($stockIds: [ID!]!) {
          pricesChanged(stockIds: $stockIds) {
            sequence
            stocks {
              id
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
      stocksOf: ({ pricesChanged }: PriceTicksSubscription['response']) => pricesChanged.stocks,
      onNext({ pricesChanged }: PriceTicksSubscription['response']) {
        if (hasMissed(pricesChanged.sequence)) onMissed()
      },
    }
  }, [followed, onMissed])
  usePriceFeed<PriceTicksSubscription>(feed)
  return null
}

function isSame(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && ids.every((id, place) => id === others[place])
}
