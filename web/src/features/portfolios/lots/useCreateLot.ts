import { graphql } from 'relay-runtime'
import type { useCreateLotMutation } from '../../../__generated__/useCreateLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Adds a lot, and the stock if it is new to the portfolio. */
export function useCreateLot() {
  return useSafeMutation<useCreateLotMutation>(
    graphql`
      mutation useCreateLotMutation($input: CreateLotInput!) {
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
