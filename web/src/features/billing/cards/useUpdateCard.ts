import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdateCardMutation } from '../../../__generated__/useUpdateCardMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

type Input = useUpdateCardMutation['variables']['input']

/** The verb that changes a saved card; it answers why not, or null when it is saved. */
export function useUpdateCard(): (input: Input) => Promise<Problem | null> {
  const attempt = useAttempt<useUpdateCardMutation>(graphql`
    mutation useUpdateCardMutation($input: UpdatePaymentMethodInput!) {
      updatePaymentMethod(input: $input) {
        __typename
        ... on UpdatePaymentMethodPayload {
          paymentMethods {
            methods {
              ...SavedCard_method
            }
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
  return useCallback(
    async (input) => (await attempt({ input }, ({ updatePaymentMethod }) => updatePaymentMethod)).problem,
    [attempt],
  )
}
