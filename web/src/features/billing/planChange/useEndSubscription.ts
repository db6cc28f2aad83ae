import { graphql } from 'relay-runtime'
import type { useEndSubscriptionMutation } from '../../../__generated__/useEndSubscriptionMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Cancels the paid plan at the end of its period; the free plan follows. */
export function useEndSubscription() {
  return useSafeMutation<useEndSubscriptionMutation>(graphql`
    mutation useEndSubscriptionMutation {
      cancelSubscription {
        ... on CancelSubscriptionPayload @alias(as: "payload") {
          subscription {
            status
            isCancelling
            terminationDate
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
