import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdateCardMutation } from '../../../__generated__/useUpdateCardMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

type Input = useUpdateCardMutation['variables']['input']

/** The verb that changes a saved card; it answers why not, or null when it is saved. */
export function useUpdateCard(): (input: Input) => Promise<Problem | null> {
  const mutate = useSafeMutation<useUpdateCardMutation>(graphql`
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
  return useCallback(async (input) => (await mutate({ input })).problem, [mutate])
}
