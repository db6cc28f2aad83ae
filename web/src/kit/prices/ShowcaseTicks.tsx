import { useMemo, useReducer } from 'react'
import { graphql } from 'relay-runtime'
import type { ShowcaseTicksSubscription } from '../../__generated__/ShowcaseTicksSubscription.graphql.ts'
import { usePriceFeed } from './usePriceFeed.ts'
import { watchSequence } from './watchSequence.ts'

export function ShowcaseTicks() {
  const [beginnings, beginAnew] = useReducer((count: number) => count + 1, 0)
  return <Following key={beginnings} onMissed={beginAnew} />
}

function Following({ onMissed }: { readonly onMissed: () => void }) {
  const feed = useMemo(() => {
    const hasMissed = watchSequence()
    return {
      subscription: graphql`
        subscription ShowcaseTicksSubscription {
          showcasePricesChanged {
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
      variables: {},
      stocksOf: ({ showcasePricesChanged }: ShowcaseTicksSubscription['response']) => showcasePricesChanged.stocks,
      onNext({ showcasePricesChanged }: ShowcaseTicksSubscription['response']) {
        if (hasMissed(showcasePricesChanged.sequence)) onMissed()
      },
    }
  }, [onMissed])
  usePriceFeed<ShowcaseTicksSubscription>(feed)
  return null
}
