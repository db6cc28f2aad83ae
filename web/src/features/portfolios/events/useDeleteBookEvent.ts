import { graphql } from 'relay-runtime'
import type { useDeleteBookEventMutation } from '../../../__generated__/useDeleteBookEventMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useDeleteBookEvent() {
  return useSafeMutation<useDeleteBookEventMutation>(
    graphql`
      mutation useDeleteBookEventMutation($input: DeleteBookEventInput!) {
        deleteBookEvent(input: $input) {
          ... on DeleteBookEventPayload @alias(as: "payload") {
            portfolio {
              id
              ...PortfolioPanel_portfolio
            }
            otherPortfolio {
              id
              ...PortfolioPanel_portfolio
            }
          }
          ... on PortfolioConflict @alias(as: "conflict") {
            code
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { updater: forgetOtherPages },
  )
}
