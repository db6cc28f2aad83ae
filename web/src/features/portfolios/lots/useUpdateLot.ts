import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdateLotMutation } from '../../../__generated__/useUpdateLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { LotOutcome } from './lotOutcome.ts'

/** Global ids of portfolio, stock and lot, and the version that the reader began with. */
export type LotChange = useUpdateLotMutation['variables']['input']

/** The verb that changes a lot. */
export function useUpdateLot(): (lot: LotChange) => Promise<LotOutcome> {
  const mutate = useSafeMutation<useUpdateLotMutation>(graphql`
    mutation useUpdateLotMutation($input: UpdateLotInput!) {
      updateLot(input: $input) {
        ... on UpdateLotPayload @alias(as: "payload") {
          portfolio {
            id
            ...PortfolioPanel_portfolio
          }
        }
        ... on PortfolioConflict @alias(as: "conflict") {
          code
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
      const { conflict, problem } = await mutate({ input }, { updater: forgetOtherPages })
      if (problem) return { kind: 'refused', problem }
      return { kind: conflict ? 'conflict' : 'saved' }
    },
    [mutate],
  )
}
