import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdateWatchListMutation } from '../../../__generated__/useUpdateWatchListMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** A global id, the words, and the version that the reader began with. */
export type WatchListChange = useUpdateWatchListMutation['variables']['input']

/** What a list says of itself, and in which version. */
export interface PresentWords {
  readonly name: string
  readonly description: string
  readonly version: number
}

export type WatchListOutcome =
  | { readonly kind: 'saved' }
  /** Somebody else changed the list meanwhile: its present words, null when it is gone. */
  | {
      readonly kind: 'conflict'
      readonly present: PresentWords | null
    }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** The verb that names a list. */
export function useUpdateWatchList(): (change: WatchListChange) => Promise<WatchListOutcome> {
  const mutate = useSafeMutation<useUpdateWatchListMutation>(graphql`
    mutation useUpdateWatchListMutation($input: UpdateWatchListInput!) {
      updateWatchList(input: $input) {
        ... on UpdateWatchListPayload @alias(as: "payload") {
          list {
            id
            name
            description
            version
          }
          usage {
            ...listUsage_usage
          }
        }
        ... on WatchListConflict @alias(as: "conflict") {
          current {
            name
            description
            version
          }
        }
        ... on Problem {
          ...refusal_problem @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...refusal_problem @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(
    async (input) => {
      const { conflict, problem } = await mutate({ input })
      if (problem) return { kind: 'refused', problem }
      return conflict ? { kind: 'conflict', present: conflict.current ?? null } : { kind: 'saved' }
    },
    [mutate],
  )
}
