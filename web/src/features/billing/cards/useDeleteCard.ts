import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteCardMutation } from '../../../__generated__/useDeleteCardMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { followDefaultCard } from './defaultCard.ts'

/** The verb that forgets a card; it says by itself why not, and answers whether the card is gone. */
export function useDeleteCard(): (paymentMethodId: string) => Promise<boolean> {
  const alert = useAlert()
  const attempt = useAttempt<useDeleteCardMutation>(graphql`
    mutation useDeleteCardMutation($input: DeletePaymentMethodInput!) {
      deletePaymentMethod(input: $input) {
        __typename
        ... on DeletePaymentMethodPayload {
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
    async (paymentMethodId) => {
      const { problem } = await attempt(
        { input: { paymentMethodId } },
        ({ deletePaymentMethod }) => deletePaymentMethod,
        { heal: followDefaultCard },
      )
      if (problem) alert(alertOf(problem))
      return problem === null
    },
    [attempt, alert],
  )
}
