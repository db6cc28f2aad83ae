import { useEffect, useState, type RefObject } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql, type Environment, type Subscription } from 'relay-runtime'
import type { useLastDaysQuery } from '../../../__generated__/useLastDaysQuery.graphql.ts'
import { onFirstSeen } from '../../../device/firstSeen.ts'

type LastDays = ReadonlyMap<string, readonly number[]>

/** Loads the last month's prices of each stock once its card is visible. `stockIds` are global, in card order. */
export function useLastDays(track: RefObject<HTMLElement | null>, stockIds: readonly string[]): LastDays {
  const environment = useRelayEnvironment()
  const [lastDays, setLastDays] = useState<LastDays>(new Map())
  const order = stockIds.join(' ')
  useEffect(() => {
    const cards = [...(track.current?.children ?? [])]
    const ids = order.split(' ')
    const readings: Subscription[] = []
    const stopWatching = onFirstSeen(cards, (seen) => {
      const wanted = seen.flatMap((card) => ids[cards.indexOf(card)] ?? [])
      readings.push(read(environment, wanted, (found) => setLastDays((before) => new Map([...before, ...found]))))
    })
    return () => {
      stopWatching()
      for (const reading of readings) reading.unsubscribe()
    }
  }, [environment, track, order])
  return lastDays
}

/** Ignores failures: the line is only decoration. */
function read(environment: Environment, ids: readonly string[], notify: (found: LastDays) => void): Subscription {
  return fetchQuery<useLastDaysQuery>(
    environment,
    graphql`
      query useLastDaysQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Stock {
            id
            lastDays(days: 30) {
              price
            }
          }
        }
      }
    `,
    { ids },
    { fetchPolicy: 'store-or-network' },
  ).subscribe({
    next: ({ nodes }) =>
      notify(new Map(nodes.flatMap((stock) => (stock?.id ? [[stock.id, pricesOf(stock.lastDays)] as const] : [])))),
    error: () => {},
  })
}

function pricesOf(points: readonly { readonly price: string }[] | null | undefined): number[] {
  return (points ?? []).map(({ price }) => Number(price))
}
