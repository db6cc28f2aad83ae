import { useCallback } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { commitLocalUpdate } from 'relay-runtime'
import { takeFromList } from './listUpdaters.ts'

/** Removes an entry from the store that was removed elsewhere. Ids are global. */
export function useForgetEntry(): (listId: string, entryId: string) => void {
  const environment = useRelayEnvironment()
  return useCallback(
    (listId, entryId) => commitLocalUpdate(environment, (store) => takeFromList(store, listId, entryId)),
    [environment],
  )
}
