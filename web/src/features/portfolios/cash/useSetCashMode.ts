import { graphql } from 'relay-runtime'
import type { useSetCashModeMutation } from '../../../__generated__/useSetCashModeMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useSetCashMode() {
  return useSafeMutation<useSetCashModeMutation>(
    graphql`
      mutation useSetCashModeMutation($input: SetCashModeInput!) {
        setCashMode(input: $input) {
          ... on SetCashModePayload @alias(as: "payload") {
            portfolio {
              id
              ...PortfolioPanel_portfolio
            }
          }
          ... on PortfolioConflict @alias(as: "conflict") {
            current {
              version
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { updater: forgetOtherPages },
  )
}
