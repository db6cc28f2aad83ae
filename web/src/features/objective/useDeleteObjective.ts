import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteObjectiveMutation } from '../../__generated__/useDeleteObjectiveMutation.graphql.ts'
import { useAttempt, type Problem } from '../alert/useAttempt.ts'
import { forgetOtherPages } from '../portfolio/forgetOtherPages.ts'

/** The verb that deletes the objective of a stock (its global id); it answers why not, or null when it is gone. */
export function useDeleteObjective(): (
  objective: useDeleteObjectiveMutation['variables']['input'],
  holdingId?: string,
) => Promise<Problem | null> {
  const attempt = useAttempt<useDeleteObjectiveMutation>(graphql`
    mutation useDeleteObjectiveMutation($input: DeleteObjectiveInput!) {
      deleteObjective(input: $input) {
        __typename
        ... on Problem {
          code
          codes
          retryAfterSeconds
        }
        ... on LimitProblem {
          code
          maximum
          unit
        }
      }
    }
  `)
  return useCallback(
    async (input, holdingId) => {
      const { problem } = await attempt({ input }, (data) => data.deleteObjective, {
        heal(store) {
          if (store.getRootField('deleteObjective')?.getType() !== 'DeleteObjectivePayload') return
          forgetOtherPages(store)
          for (const place of [input.stockId, holdingId]) if (place) store.get(place)?.setValue(null, 'objective')
        },
      })
      return problem
    },
    [attempt],
  )
}
