import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetScoreBasisMutation } from '../../__generated__/useSetScoreBasisMutation.graphql.ts'
import { useAttempt, type Problem } from '../alert/useAttempt.ts'
import { useReload } from '../failure/useReload.ts'

export type ScoreBasis = useSetScoreBasisMutation['variables']['input']['basis']

/** The verb that changes what buy lists score by. Every list is read anew afterwards: all its scores have changed. */
export function useSetScoreBasis(): (basis: ScoreBasis) => Promise<Problem | null> {
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
        ... on Problem {
          code
          codes
        }
      }
    }
  `)
  return useCallback(
    async (basis) => {
      const { problem } = await attempt({ input: { basis } }, (data) => data.setScoreBasis)
      if (problem === null) await reload()
      return problem
    },
    [attempt, reload],
  )
}
