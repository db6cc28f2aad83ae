import { useCallback } from 'react'
import type { addEntryMutation } from '../../../__generated__/addEntryMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { type MutationOptions, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { putInList } from './listUpdaters.ts'
import { contentInput, type EntryContent } from '../model/entryContent.ts'
import { later } from '../../../kit/failure/later.ts'

const addEntry = { load: later([], async () => (await import('./addEntryMutation.ts')).addEntry) }

export interface NewEntry {
  /** Ids are global. */
  readonly listId: string
  readonly stockId: string
  readonly content: EntryContent
}

/** Adds a stock to a list. Returns the problem, or null on success. */
export function useAddEntry(): (entry: NewEntry) => Promise<Problem | null> {
  const mutate = useSafeMutation<addEntryMutation>(addEntry, { changesLists: true })
  return useCallback(
    async ({ listId, stockId, content }) => {
      const { problem } = await mutate(
        { input: { listId, stockId, ...contentInput(content) } },
        { updater: addsTo(listId) },
      )
      return problem
    },
    [mutate],
  )
}

export function addsTo(listId: string): NonNullable<MutationOptions<addEntryMutation>['updater']> {
  return (store) => {
    const payload = store.getRootField('addEntry')
    const entry = payload?.getType() === 'AddEntryPayload' ? payload.getLinkedRecord('entry') : null
    if (entry) putInList(store, listId, entry)
  }
}
