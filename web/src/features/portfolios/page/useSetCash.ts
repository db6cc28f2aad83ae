import { graphql } from 'relay-runtime'
import type { useSetCashMutation } from '../../../__generated__/useSetCashMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

export function useSetCash() {
  return useSafeMutation<useSetCashMutation>(
    graphql`
      mutation useSetCashMutation($input: SetCashInput!) {
        setCash(input: $input) {
          ... on SetCashPayload @alias(as: "payload") {
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
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { updater: forgetOtherPages },
  )
}
