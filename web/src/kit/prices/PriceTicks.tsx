import { useMemo, useReducer, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { PriceTicksSubscription } from '../../__generated__/PriceTicksSubscription.graphql.ts'
import { usePriceFeed } from './usePriceFeed.ts'
import { watchSequence } from './watchSequence.ts'

/** Limit of a subscription and of the longest list. Further stocks do not tick. */
const MOST_FOLLOWED = 5000

type TickedStock = PriceTicksSubscription['response']['pricesChanged']['stocks'][number]

interface PriceTicksProps {
  readonly stockIds: readonly string[]
  /** Receives the prices of each tick; must be stable. The store is then updated on unmount. */
  readonly onPrices?: ((stocks: readonly TickedStock[]) => void) | undefined
}

export function PriceTicks({ stockIds, onPrices }: PriceTicksProps) {
  const [known, setKnown] = useState(stockIds)
  if (known !== stockIds && !isSame(known, stockIds)) setKnown(stockIds)
  const followed = useMemo(() => [...new Set(known.slice(0, MOST_FOLLOWED))].sort().join(' '), [known])
  // A new subscription starts with all current prices.
  const [beginnings, beginAnew] = useReducer((count: number) => count + 1, 0)
  return <Following key={beginnings} followed={followed} onPrices={onPrices} onMissed={beginAnew} />
}

interface FollowingProps extends Pick<PriceTicksProps, 'onPrices'> {
  readonly followed: string
  readonly onMissed: () => void
}

function Following({ followed, onPrices, onMissed }: FollowingProps) {
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
        onPrices?.(pricesChanged.stocks)
        if (hasMissed(pricesChanged.sequence)) onMissed()
      },
      isShownElsewhere: onPrices !== undefined,
    }
  }, [followed, onPrices, onMissed])
  usePriceFeed<PriceTicksSubscription>(feed)
  return null
}

function isSame(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && ids.every((id, place) => id === others[place])
}
