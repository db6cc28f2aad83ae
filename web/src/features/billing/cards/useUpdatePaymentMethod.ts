import { graphql } from 'relay-runtime'
import type { useUpdatePaymentMethodMutation } from '../../../__generated__/useUpdatePaymentMethodMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useUpdatePaymentMethod() {
  return useSafeMutation<useUpdatePaymentMethodMutation>(graphql`
    mutation useUpdatePaymentMethodMutation($input: UpdatePaymentMethodInput!) {
      updatePaymentMethod(input: $input) {
        ... on UpdatePaymentMethodPayload @alias(as: "payload") {
          paymentMethods {
            methods {
              ...SavedCard_method
            }
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
