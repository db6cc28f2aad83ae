import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeletePortfolioMutation } from '../../../__generated__/useDeletePortfolioMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { DeleteOutcome } from '../../../kit/conflict/DeleteOutcome.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** A global id, and the version that the reader looked at. */
export type PortfolioToDelete = useDeletePortfolioMutation['variables']['input']

/** The verb that deletes a portfolio with all its lots; it answers what became of it. */
export function useDeletePortfolio(): (
  portfolio: PortfolioToDelete,
) => Promise<DeleteOutcome<{ readonly name: string; readonly version: number }>> {
  const mutate = useSafeMutation<useDeletePortfolioMutation>(graphql`
    mutation useDeletePortfolioMutation($input: DeletePortfolioInput!) {
      deletePortfolio(input: $input) {
        ... on PortfolioConflict @alias(as: "conflict") {
          current {
            name
            version
          }
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
      if (problem && problem.codes[0] !== 'resource_missing') return { kind: 'refused', problem }
      return conflict?.current != null ? { kind: 'conflict', present: conflict.current } : { kind: 'gone' }
    },
    [mutate],
  )
}
