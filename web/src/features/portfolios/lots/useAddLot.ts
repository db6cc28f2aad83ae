import { graphql } from 'relay-runtime'
import type { useAddLotMutation } from '../../../__generated__/useAddLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Adds a lot, and the stock if it is new to the portfolio. */
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
    { updater: forgetOtherPages },
  )
}
