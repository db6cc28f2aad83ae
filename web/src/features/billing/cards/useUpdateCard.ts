import { graphql } from 'relay-runtime'
import type { useUpdateCardMutation } from '../../../__generated__/useUpdateCardMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useUpdateCard() {
  return useSafeMutation<useUpdateCardMutation>(graphql`
    mutation useUpdateCardMutation($input: UpdatePaymentMethodInput!) {
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
