import { graphql } from 'relay-runtime'
import type { useAddLotMutation } from '../../../__generated__/useAddLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** The verb that adds a lot; a stock that is new to the portfolio is added before it. */
export function useAddLot() {
  return useSafeMutation<useAddLotMutation>(
    graphql`
      mutation useAddLotMutation($input: CreateLotInput!) {
        createLot(input: $input) {
          ... on CreateLotPayload @alias(as: "payload") {
            portfolio {
              id
              ...PortfolioPanel_portfolio
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    forgetOtherPages,
  )
}
