import { useSubscription } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { ShowcaseTicksSubscription } from '../../__generated__/ShowcaseTicksSubscription.graphql.ts'

const config = {
  subscription: graphql`
    subscription ShowcaseTicksSubscription {
      showcasePricesChanged {
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
  variables: {},
  // The table keeps its last prices; the socket comes back by itself.
  onError: () => {},
}

/** Keeps the prices of the demonstration list moving while it is mounted; draws nothing. */
export function ShowcaseTicks() {
  useSubscription<ShowcaseTicksSubscription>(config)
  return null
}
