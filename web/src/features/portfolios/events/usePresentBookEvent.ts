import { useCallback } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { usePresentBookEventQuery } from '../../../__generated__/usePresentBookEventQuery.graphql.ts'
import { type BookEventFacts, readBookEvent } from './form/bookEventFacts.ts'

/** Loads the latest version of an event by global id. Returns null if it was deleted. */
export function usePresentBookEvent(): (eventId: string) => Promise<BookEventFacts | null> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (eventId) => {
      const data = await fetchQuery<usePresentBookEventQuery>(
        environment,
        graphql`
          query usePresentBookEventQuery($eventId: ID!) {
            node(id: $eventId) {
              ...bookEventFacts_event @alias(as: "event")
            }
          }
        `,
        { eventId },
        { fetchPolicy: 'network-only' },
      ).toPromise()
      return data?.node?.event ? readBookEvent(data.node.event) : null
    },
    [environment],
  )
}
