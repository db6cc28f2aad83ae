import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetScoreBasisMutation } from '../../../__generated__/useSetScoreBasisMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'
import { useReload } from '../../../kit/failure/useReload.ts'

export type ScoreBasis = useSetScoreBasisMutation['variables']['input']['basis']

export type ScoreBasisOutcome =
  | { readonly kind: 'saved' }
  /** Another was chosen elsewhere meanwhile: this one. */
  | { readonly kind: 'conflict'; readonly present: ScoreBasis }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** The verb that changes what buy lists score by. Every list is read anew afterwards: all its scores have changed. */
export function useSetScoreBasis(): (basis: ScoreBasis, known: ScoreBasis) => Promise<ScoreBasisOutcome> {
  const reload = useReload()
  const attempt = useAttempt<useSetScoreBasisMutation>(graphql`
    mutation useSetScoreBasisMutation($input: SetScoreBasisInput!) {
      setScoreBasis(input: $input) {
        __typename
        ... on SetScoreBasisPayload {
          preferences {
            buyListScoreBasis
          }
        }
        ... on PreferencesConflict {
          current {
            buyListScoreBasis
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
    async (basis, known) => {
      const { payload, problem } = await attempt({ input: { basis, known } }, (data) => data.setScoreBasis)
      if (problem) return { kind: 'refused', problem }
      await reload()
      return payload.__typename === 'PreferencesConflict' && payload.current
        ? { kind: 'conflict', present: payload.current.buyListScoreBasis }
        : { kind: 'saved' }
    },
    [attempt, reload],
  )
}
