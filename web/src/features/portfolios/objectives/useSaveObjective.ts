import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSaveObjectiveMutation } from '../../../__generated__/useSaveObjectiveMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { ObjectiveOutcome } from './objectiveOutcome.ts'

/** The global id of a stock, and what its holder aims at. */
export type ObjectiveChange = useSaveObjectiveMutation['variables']['input']

/** The verb that keeps the one objective of a stock; it answers what became of it. It shows with its stock, and with a holding of it where one is on the page. */
export function useSaveObjective(): (change: ObjectiveChange, holdingId?: string) => Promise<ObjectiveOutcome> {
  const attempt = useAttempt<useSaveObjectiveMutation>(graphql`
    mutation useSaveObjectiveMutation($input: SetObjectiveInput!) {
      setObjective(input: $input) {
        __typename
        ... on SetObjectivePayload {
          objective {
            id
            ...ObjectiveForm_objective
          }
        }
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
      const { payload, problem } = await attempt({ input }, (data) => data.setObjective, {
        heal(store) {
          const payload = store.getRootField('setObjective')
          if (payload?.getType() !== 'SetObjectivePayload') return
          forgetOtherPages(store)
          for (const place of [input.stockId, holdingId]) {
            if (place) store.get(place)?.setLinkedRecord(payload.getLinkedRecord('objective'), 'objective')
          }
        },
      })
      if (problem) return { kind: 'refused', problem }
      return payload.__typename === 'ObjectiveConflict'
        ? { kind: 'conflict', present: payload.current ?? null }
        : { kind: 'done' }
    },
    [attempt],
  )
}
