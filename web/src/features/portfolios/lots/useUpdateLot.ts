import { graphql } from 'relay-runtime'
import type { useUpdateLotMutation } from '../../../__generated__/useUpdateLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useUpdateLot() {
  return useSafeMutation<useUpdateLotMutation>(
    graphql`
      mutation useUpdateLotMutation($input: UpdateLotInput!) {
        updateLot(input: $input) {
          ... on UpdateLotPayload @alias(as: "payload") {
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
