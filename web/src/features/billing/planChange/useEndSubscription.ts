import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useEndSubscriptionMutation } from '../../../__generated__/useEndSubscriptionMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that lets the paid plan end with its period, after which the free one holds; it answers why not, or null. */
export function useEndSubscription(): () => Promise<Problem | null> {
  const attempt = useAttempt<useEndSubscriptionMutation>(graphql`
    mutation useEndSubscriptionMutation {
      cancelSubscription {
        __typename
        ... on CancelSubscriptionPayload {
          subscription {
            status
            isCancelling
            terminationDate
          }
        }
        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(async () => (await attempt({}, (data) => data.cancelSubscription)).problem, [attempt])
}
