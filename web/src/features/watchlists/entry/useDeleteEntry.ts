import { useCallback } from 'react'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'
import type { deleteEntryMutation } from '../../../__generated__/deleteEntryMutation.graphql.ts'
import { type MutationOptions, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { takeFromList } from './listUpdaters.ts'
import { later } from '../../../kit/failure/later.ts'

const deleteEntry = { load: later([], async () => (await import('./deleteEntryMutation.ts')).deleteEntry) }

const MISSING = 'resource_missing'

export interface EntryToDelete {
  readonly entryId: string
  readonly listId: string
  /** As it was when the reader decided. */
  readonly version: number
}

/** What became of a deletion. What was gone already is gone. */
export type DeleteOutcome =
  | { readonly kind: 'gone' }
  /** It was changed elsewhere meanwhile, and is still there as this says. */
  | { readonly kind: 'conflict'; readonly present: EntryToDelete }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Removes a stock from a list, optimistically; rolled back with the reason where it was refused. */
export function useDeleteEntry(): (entry: EntryToDelete) => Promise<DeleteOutcome> {
  const mutate = useSafeMutation<deleteEntryMutation>(deleteEntry, { changesLists: true })
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

/** Takes an entry out of its list at once, by their global ids, and back in where the server keeps it. */
export function removesFrom(listId: string, entryId: string): MutationOptions<deleteEntryMutation> {
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
