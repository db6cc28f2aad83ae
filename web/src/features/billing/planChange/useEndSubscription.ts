import { graphql } from 'relay-runtime'
import type { useEndSubscriptionMutation } from '../../../__generated__/useEndSubscriptionMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that lets the paid plan end with its period, after which the free one holds; it answers why not, or null. */
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
