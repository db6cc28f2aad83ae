import { graphql } from 'relay-runtime'
import type { useUpdateBookEventMutation } from '../../../__generated__/useUpdateBookEventMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useUpdateBookEvent() {
  return useSafeMutation<useUpdateBookEventMutation>(
    graphql`
      mutation useUpdateBookEventMutation($input: UpdateBookEventInput!) {
        updateBookEvent(input: $input) {
          ... on UpdateBookEventPayload @alias(as: "payload") {
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
