import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { useOwnTradesQuery, useOwnTradesQuery$data } from '../../../__generated__/useOwnTradesQuery.graphql.ts'
import type { OwnTrade } from './points/ownTrades.ts'

export interface OwnHoldings {
  /** Global ids. */
  readonly ids: readonly string[]
  /** Changes with every trade. */
  readonly state: string
}

export interface OwnTrades {
  readonly trades: readonly OwnTrade[]
  /** False if there are older trades that are not loaded. */
  readonly isWhole: boolean
}

const NONE: OwnTrades = { trades: [], isWhole: true }

/** Loaded after the page, and again if `state` changes. On failure, the chart has no marks. */
export function useOwnTrades({ ids, state }: OwnHoldings): OwnTrades {
  const environment = useRelayEnvironment()
  const [own, setOwn] = useState(NONE)
  const wanted = ids.join(' ')
  useEffect(() => {
    if (wanted === '') return setOwn(NONE)
    const reading = fetchQuery<useOwnTradesQuery>(
      environment,
      graphql`
        query useOwnTradesQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on PortfolioStock {
              lots(first: 100) {
                totalCount
                edges {
                  node {
                    type
                    date
                    quantity
                    price
                  }
                }
              }
            }
          }
        }
      `,
      { ids: wanted.split(' ') },
    ).subscribe({ next: ({ nodes }) => setOwn(readTrades(nodes)), error: () => setOwn(NONE) })
    return () => reading.unsubscribe()
  }, [environment, wanted, state])
  return own
}

function readTrades(holdings: useOwnTradesQuery$data['nodes']): OwnTrades {
  const lots = holdings.flatMap((holding) => holding?.lots ?? [])
  return {
    trades: lots.flatMap(({ edges }) =>
      edges.map(({ node: { type, date, quantity, price } }) => ({
        kind: type === 'BUY' ? ('buy' as const) : ('sell' as const),
        date,
        quantity,
        price,
      })),
    ),
    isWhole: lots.every(({ edges, totalCount }) => edges.length === totalCount),
  }
}
