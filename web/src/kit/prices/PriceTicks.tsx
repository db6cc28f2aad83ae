import { useMemo, useReducer, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { PriceTicksSubscription } from '../../__generated__/PriceTicksSubscription.graphql.ts'
import { usePriceFeed } from './usePriceFeed.ts'
import { watchSequence } from './watchSequence.ts'

/** As many as one subscription takes, and as the longest list holds; beyond, the first ones tick. */
const MOST_FOLLOWED = 5000

type TickedStock = PriceTicksSubscription['response']['pricesChanged']['stocks'][number]

interface PriceTicksProps {
  readonly stockIds: readonly string[]
  /** Takes the prices as they come; always the same function. The store is then updated when they rest. */
  readonly onPrices?: ((stocks: readonly TickedStock[]) => void) | undefined
}

/** Subscribes to the prices of these stocks while mounted; renders nothing. The order of the ids does not matter. */
export function PriceTicks({ stockIds, onPrices }: PriceTicksProps) {
  const [known, setKnown] = useState(stockIds)
  if (known !== stockIds && !isSame(known, stockIds)) setKnown(stockIds)
  const followed = useMemo(() => [...new Set(known.slice(0, MOST_FOLLOWED))].sort().join(' '), [known])
  // Another subscription begins with all present prices.
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
