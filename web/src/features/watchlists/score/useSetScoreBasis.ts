import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetScoreBasisMutation } from '../../../__generated__/useSetScoreBasisMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { useReload } from '../../../kit/failure/useReload.ts'

export type ScoreBasis = useSetScoreBasisMutation['variables']['input']['basis']

export type ScoreBasisOutcome =
  | { readonly kind: 'saved' }
  /** `present` is the basis set elsewhere. */
  | { readonly kind: 'conflict'; readonly present: ScoreBasis }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Reloads afterwards, because the scores of all buy lists change. */
export function useSetScoreBasis(): (basis: ScoreBasis, known: ScoreBasis) => Promise<ScoreBasisOutcome> {
  const reload = useReload()
  const mutate = useSafeMutation<useSetScoreBasisMutation>(graphql`
    mutation useSetScoreBasisMutation($input: SetScoreBasisInput!) {
      setScoreBasis(input: $input) {
        ... on SetScoreBasisPayload @alias(as: "payload") {
          preferences {
            buyListScoreBasis
          }
        }
        ... on PreferencesConflict @alias(as: "conflict") {
          current {
            buyListScoreBasis
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (basis, known) => {
      const { conflict, problem } = await mutate({ input: { basis, known } })
      if (problem) return { kind: 'refused', problem }
      await reload()
      return conflict?.current ? { kind: 'conflict', present: conflict.current.buyListScoreBasis } : { kind: 'saved' }
    },
    [mutate, reload],
  )
}
