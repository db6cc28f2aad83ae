import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteObjectiveMutation } from '../../../__generated__/useDeleteObjectiveMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { ObjectiveOutcome } from './objectiveOutcome.ts'

export function useDeleteObjective(): (
  objective: useDeleteObjectiveMutation['variables']['input'],
  holdingId?: string,
) => Promise<ObjectiveOutcome> {
  const mutate = useSafeMutation<useDeleteObjectiveMutation>(graphql`
    mutation useDeleteObjectiveMutation($input: DeleteObjectiveInput!) {
      deleteObjective(input: $input) {
        ... on ObjectiveConflict @alias(as: "conflict") {
          current {
            kind
            target
            version
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (input, holdingId) => {
      const { conflict, problem } = await mutate(
        { input },
        {
          updater(store) {
            if (store.getRootField('deleteObjective')?.getType() !== 'DeleteObjectivePayload') return
            forgetOtherPages(store)
            for (const place of [input.stockId, holdingId]) if (place) store.get(place)?.setValue(null, 'objective')
          },
        },
      )
      if (problem && problem.codes[0] !== 'resource_missing') return { kind: 'refused', problem }
      return conflict?.current != null ? { kind: 'conflict', present: conflict.current } : { kind: 'done' }
    },
    [mutate],
  )
}
