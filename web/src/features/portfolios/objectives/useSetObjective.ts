import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetObjectiveMutation } from '../../../__generated__/useSetObjectiveMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { ObjectiveOutcome } from './objectiveOutcome.ts'

export type ObjectiveChange = useSetObjectiveMutation['variables']['input']

/** Links the saved objective in the Relay store to the stock and, if given, to its holding. */
export function useSetObjective(): (change: ObjectiveChange, holdingId?: string) => Promise<ObjectiveOutcome> {
  const mutate = useSafeMutation<useSetObjectiveMutation>(graphql`
    mutation useSetObjectiveMutation($input: SetObjectiveInput!) {
      setObjective(input: $input) {
        ... on SetObjectivePayload @alias(as: "payload") {
          objective {
            id
            ...ObjectiveForm_objective
          }
        }
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
            const payload = store.getRootField('setObjective')
            if (payload?.getType() !== 'SetObjectivePayload') return
            forgetOtherPages(store)
            for (const place of [input.stockId, holdingId]) {
              if (place) store.get(place)?.setLinkedRecord(payload.getLinkedRecord('objective'), 'objective')
            }
          },
        },
      )
      if (problem) return { kind: 'refused', problem }
      return conflict ? { kind: 'conflict', present: conflict.current ?? null } : { kind: 'done' }
    },
    [mutate],
  )
}
