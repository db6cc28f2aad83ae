import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdatePortfolioMutation } from '../../../__generated__/useUpdatePortfolioMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { PortfolioOutcome } from '../figures/portfolioOutcome.ts'

/** Global ids, and the version that the reader began with. */
export type UpdatePortfolioChange = useUpdatePortfolioMutation['variables']['input']

/** The verb that names a portfolio and says what it is. */
export function useUpdatePortfolio(): (change: UpdatePortfolioChange) => Promise<PortfolioOutcome> {
  const mutate = useSafeMutation<useUpdatePortfolioMutation>(graphql`
    mutation useUpdatePortfolioMutation($input: UpdatePortfolioInput!) {
      updatePortfolio(input: $input) {
        ... on UpdatePortfolioPayload @alias(as: "payload") {
          portfolio {
            id
            ...PortfolioPanel_portfolio
          }
        }
        ... on PortfolioConflict @alias(as: "conflict") {
          current {
            name
            description
            accountKind
            cash
            currency
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
      if (problem) return { kind: 'refused', problem }
      return conflict ? { kind: 'conflict', present: conflict.current ?? null } : { kind: 'saved' }
    },
    [mutate],
  )
}
