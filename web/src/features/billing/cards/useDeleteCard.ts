import { graphql } from 'relay-runtime'
import type { useDeleteCardMutation } from '../../../__generated__/useDeleteCardMutation.graphql.ts'
import { followDefaultCard } from './defaultCard.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

export function useDeleteCard() {
  return useCommit<useDeleteCardMutation>(
    graphql`
      mutation useDeleteCardMutation($input: DeletePaymentMethodInput!) {
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
