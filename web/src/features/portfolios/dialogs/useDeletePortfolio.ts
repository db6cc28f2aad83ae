import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeletePortfolioMutation } from '../../../__generated__/useDeletePortfolioMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import type { DeleteOutcome } from '../../../kit/conflict/DeleteOutcome.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** A global id, and the version that the reader looked at. */
export type PortfolioToDelete = useDeletePortfolioMutation['variables']['input']

/** The verb that deletes a portfolio with all its lots; it answers what became of it. */
export function useDeletePortfolio(): (
  portfolio: PortfolioToDelete,
) => Promise<DeleteOutcome<{ readonly name: string; readonly version: number }>> {
  const attempt = useAttempt<useDeletePortfolioMutation>(graphql`
    mutation useDeletePortfolioMutation($input: DeletePortfolioInput!) {
      deletePortfolio(input: $input) {
        __typename
        ... on PortfolioConflict {
          current {
            name
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
    async (input) => {
      const { payload, problem } = await attempt({ input }, (data) => data.deletePortfolio, { heal: forgetOtherPages })
      if (problem && problem.codes[0] !== 'resource_missing') return { kind: 'refused', problem }
      return payload?.__typename === 'PortfolioConflict' && payload.current != null
        ? { kind: 'conflict', present: payload.current }
        : { kind: 'gone' }
    },
    [attempt],
  )
}
