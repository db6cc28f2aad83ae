import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteLotMutation } from '../../../__generated__/useDeleteLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { LotOutcome } from './lotOutcome.ts'

/** Global ids of portfolio, stock and lot, and the version that the reader began with. */
export type LotToDelete = useDeleteLotMutation['variables']['input']

/** The verb that deletes a lot; with the last one its stock leaves the portfolio. */
export function useDeleteLot(): (lot: LotToDelete) => Promise<LotOutcome> {
  const mutate = useSafeMutation<useDeleteLotMutation>(graphql`
    mutation useDeleteLotMutation($input: DeleteLotInput!) {
      deleteLot(input: $input) {
        ... on DeleteLotPayload @alias(as: "payload") {
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
