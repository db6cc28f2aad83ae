import { useCallback } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { usePresentLotQuery } from '../../../__generated__/usePresentLotQuery.graphql.ts'
import { readLot, type LotFacts } from './lotFacts.ts'

/** Loads the latest version of a lot by global id. Returns null if it was deleted. */
export function usePresentLot(): (lotId: string) => Promise<LotFacts | null> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (lotId) => {
      const data = await fetchQuery<usePresentLotQuery>(
        environment,
        graphql`
          query usePresentLotQuery($lotId: ID!) {
            node(id: $lotId) {
              ...lotFacts_lot @alias(as: "lot")
            }
          }
        `,
        { lotId },
        { fetchPolicy: 'network-only' },
      ).toPromise()
      return data?.node?.lot ? readLot(data.node.lot) : null
    },
    [environment],
  )
}
