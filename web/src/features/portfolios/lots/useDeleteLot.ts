import { graphql } from 'relay-runtime'
import type { useDeleteLotMutation } from '../../../__generated__/useDeleteLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Deletes a lot. Deleting the last one removes the stock from the portfolio. */
export function useDeleteLot() {
  return useSafeMutation<useDeleteLotMutation>(
    graphql`
      mutation useDeleteLotMutation($input: DeleteLotInput!) {
        deleteLot(input: $input) {
          ... on DeleteLotPayload @alias(as: "payload") {
            portfolio {
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
