import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdateWatchListMutation } from '../../../__generated__/useUpdateWatchListMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

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
  const attempt = useAttempt<useUpdateWatchListMutation>(graphql`
    mutation useUpdateWatchListMutation($input: UpdateWatchListInput!) {
      updateWatchList(input: $input) {
        __typename
        ... on UpdateWatchListPayload {
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
        ... on WatchListConflict {
          current {
            name
            description
            version
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
    async (input) => {
      const { payload, problem } = await attempt({ input }, (data) => data.updateWatchList)
      if (problem) return { kind: 'refused', problem }
      return payload.__typename === 'WatchListConflict'
        ? { kind: 'conflict', present: payload.current ?? null }
        : { kind: 'saved' }
    },
    [attempt],
  )
}
