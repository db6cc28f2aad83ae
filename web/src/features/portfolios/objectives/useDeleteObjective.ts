import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteObjectiveMutation } from '../../../__generated__/useDeleteObjectiveMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { ObjectiveOutcome } from './objectiveOutcome.ts'

/** The verb that deletes the objective of a stock (its global id); it answers what became of it. */
export function useDeleteObjective(): (
  objective: useDeleteObjectiveMutation['variables']['input'],
  holdingId?: string,
) => Promise<ObjectiveOutcome> {
  const attempt = useAttempt<useDeleteObjectiveMutation>(graphql`
    mutation useDeleteObjectiveMutation($input: DeleteObjectiveInput!) {
      deleteObjective(input: $input) {
        __typename
        ... on ObjectiveConflict {
          current {
            kind
            target
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
    async (input, holdingId) => {
      const { payload, problem } = await attempt({ input }, (data) => data.deleteObjective, {
        heal(store) {
          if (store.getRootField('deleteObjective')?.getType() !== 'DeleteObjectivePayload') return
          forgetOtherPages(store)
          for (const place of [input.stockId, holdingId]) if (place) store.get(place)?.setValue(null, 'objective')
        },
      })
      if (problem && problem.codes[0] !== 'resource_missing') return { kind: 'refused', problem }
      return payload?.__typename === 'ObjectiveConflict' && payload.current != null
        ? { kind: 'conflict', present: payload.current }
        : { kind: 'done' }
    },
    [attempt],
  )
}
