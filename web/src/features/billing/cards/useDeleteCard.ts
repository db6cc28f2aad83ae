import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteCardMutation } from '../../../__generated__/useDeleteCardMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { followDefaultCard } from './defaultCard.ts'

/** The verb that forgets a card; it says by itself why not, and answers whether the card is gone. */
export function useDeleteCard(): (paymentMethodId: string) => Promise<boolean> {
  const alert = useAlert()
  const mutate = useSafeMutation<useDeleteCardMutation>(graphql`
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
  `)
  return useCallback(
    async (paymentMethodId) => {
      const { problem } = await mutate({ input: { paymentMethodId } }, { updater: followDefaultCard })
      if (problem) alert(alertOf(problem))
      return problem === null
    },
    [mutate, alert],
  )
}
