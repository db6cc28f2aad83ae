import { graphql } from 'relay-runtime'
import type { useUpdatePortfolioMutation } from '../../../__generated__/useUpdatePortfolioMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Changes what a portfolio is: its name, description, currency and kind of account. */
export function useUpdatePortfolio() {
  return useSafeMutation<useUpdatePortfolioMutation>(
    graphql`
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
    `,
    forgetOtherPages,
  )
}
