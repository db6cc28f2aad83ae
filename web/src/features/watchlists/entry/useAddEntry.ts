import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { useAddEntryMutation } from '../../../__generated__/useAddEntryMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { putInList } from './listUpdaters.ts'
import { thresholdsInput } from './thresholdsInput.ts'

export interface NewEntry {
  /** Global ids. */
  readonly listId: string
  readonly stockId: string
  readonly thresholds: Thresholds
}

/** Adds a stock to a list; answers why not, or null when it is there. */
export function useAddEntry(): (entry: NewEntry) => Promise<Problem | null> {
  const mutate = useSafeMutation<useAddEntryMutation>(graphql`
    mutation useAddEntryMutation($input: AddEntryInput!) {
      addEntry(input: $input) {
        ... on AddEntryPayload @alias(as: "payload") {
          entry {
            id
            version
            listId
            ...watchedEntry_entry
          }
          usage {
            ...listUsage_usage
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async ({ listId, stockId, thresholds }) => {
      const { problem } = await mutate(
        { input: { listId, stockId, thresholds: thresholdsInput(thresholds) } },
        {
          updater(store) {
            const payload = store.getRootField('addEntry')
            const entry = payload?.getType() === 'AddEntryPayload' ? payload.getLinkedRecord('entry') : null
            if (entry) putInList(store, listId, entry)
          },
        },
      )
      return problem
    },
    [mutate],
  )
}
