import { graphql } from 'relay-runtime'
import type { useCreateBookEventMutation } from '../../../__generated__/useCreateBookEventMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useCreateBookEvent() {
  return useSafeMutation<useCreateBookEventMutation>(
    graphql`
      mutation useCreateBookEventMutation($input: CreateBookEventInput!) {
        createBookEvent(input: $input) {
          ... on CreateBookEventPayload @alias(as: "payload") {
            portfolio {
              id
              ...PortfolioPanel_portfolio
            }
            otherPortfolio {
              id
              ...PortfolioPanel_portfolio
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { updater: forgetOtherPages },
  )
}
