import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { useAddEntryMutation } from '../../../__generated__/useAddEntryMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'
import { putInList } from './listUpdaters.ts'
import { thresholdsInput } from './thresholdsInput.ts'

export interface NewEntry {
  /** Global ids. */
  readonly listId: string
  readonly stockId: string
  readonly thresholds: Thresholds
}

/** The verb that puts a stock in a list; it answers why not, or null when it is there. */
export function useAddEntry(): (entry: NewEntry) => Promise<Problem | null> {
  const attempt = useAttempt<useAddEntryMutation>(graphql`
    mutation useAddEntryMutation($input: AddEntryInput!) {
      addEntry(input: $input) {
        __typename
        ... on AddEntryPayload {
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
        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(
    async ({ listId, stockId, thresholds }) => {
      const { problem } = await attempt(
        { input: { listId, stockId, thresholds: thresholdsInput(thresholds) } },
        (data) => data.addEntry,
        {
          heal(store) {
            const payload = store.getRootField('addEntry')
            const entry = payload?.getType() === 'AddEntryPayload' ? payload.getLinkedRecord('entry') : null
            if (entry) putInList(store, listId, entry)
          },
        },
      )
      return problem
    },
    [attempt],
  )
}
