import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { commitLocalUpdate } from 'relay-runtime'
import { takeFromList } from './listUpdaters.ts'

/** The verb that takes an entry out of the page which somebody else took out of the list. Both by their global ids. */
export function useForgetEntry(): (listId: string, entryId: string) => void {
  const environment = useRelayEnvironment()
  return useCallback(
    (listId, entryId) => commitLocalUpdate(environment, (store) => takeFromList(store, listId, entryId)),
    [environment],
  )
}
