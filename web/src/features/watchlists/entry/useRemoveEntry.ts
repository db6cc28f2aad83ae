import { useCallback } from 'react'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'
import type { removeEntryMutation } from '../../../__generated__/removeEntryMutation.graphql.ts'
import { type MutationOptions, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { takeFromList } from './listUpdaters.ts'
import { later } from '../../../kit/failure/later.ts'

const deleteEntry = { load: later([], async () => (await import('./removeEntryMutation.ts')).deleteEntry) }

const MISSING = 'resource_missing'

export interface EntryToDelete {
  readonly entryId: string
  readonly listId: string
  readonly version: number
}

/** An entry that was already deleted also counts as `gone`. */
export type DeleteOutcome =
  | { readonly kind: 'gone' }
  | { readonly kind: 'conflict'; readonly present: EntryToDelete }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Removes a stock from a list optimistically. Rolls back if refused. */
export function useRemoveEntry(): (entry: EntryToDelete) => Promise<DeleteOutcome> {
  const mutate = useSafeMutation<removeEntryMutation>(deleteEntry, { changesLists: true })
  return useCallback(
    async ({ entryId, listId, version }) => {
      const { conflict, problem } = await mutate({ input: { entryId, listId, version } }, removesFrom(listId, entryId))
      if (problem && problem.codes[0] !== MISSING) return { kind: 'refused', problem }
      return conflict?.current != null
        ? { kind: 'conflict', present: { entryId, listId, version: conflict.current.version } }
        : { kind: 'gone' }
    },
    [mutate],
  )
}

/** Removes an entry optimistically, and restores it unless the server removed it. Ids are global. */
export function removesFrom(listId: string, entryId: string): MutationOptions<removeEntryMutation> {
  return {
    optimisticUpdater: (store) => takeFromList(store, listId, entryId),
    updater(store) {
      const answer = store.getRootField('removeEntry')
      const type = answer?.getType()
      const isGone =
        type === 'RemoveEntryPayload' ||
        (type === 'EntryConflict' && !answer?.getLinkedRecord('current')) ||
        (type === 'Problem' && refusalNamed(String(answer?.getValue('code'))) === MISSING)
      if (isGone) takeFromList(store, listId, entryId)
    },
  }
}
