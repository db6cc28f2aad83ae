import { graphql } from 'relay-runtime'
import type { useDeletePaymentMethodMutation } from '../../../__generated__/useDeletePaymentMethodMutation.graphql.ts'
import { followDefaultCard } from './defaultCard.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

export function useDeletePaymentMethod() {
  return useCommit<useDeletePaymentMethodMutation>(
    graphql`
      mutation useDeletePaymentMethodMutation($input: DeletePaymentMethodInput!) {
        deletePaymentMethod(input: $input) {
          ... on DeletePaymentMethodPayload @alias(as: "payload") {
            paymentMethods {
              methods {
                ...SavedCard_method
              }
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    followDefaultCard,
  )
}
