import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetDefaultCardMutation } from '../../../__generated__/useSetDefaultCardMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { followDefaultCard, markDefaultCard } from './defaultCard.ts'

/**
 * The verb that makes a card the one that pays. The page shows it at once; where the server refuses, it goes back
 * and says why. Answers whether it holds.
 */
export function useSetDefaultCard(): (paymentMethodId: string) => Promise<boolean> {
  const alert = useAlert()
  const attempt = useAttempt<useSetDefaultCardMutation>(graphql`
    mutation useSetDefaultCardMutation($input: SetDefaultPaymentMethodInput!) {
      setDefaultPaymentMethod(input: $input) {
        __typename
        ... on SetDefaultPaymentMethodPayload {
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
        ({ setDefaultPaymentMethod }) => setDefaultPaymentMethod,
        { optimistic: (store) => markDefaultCard(store, paymentMethodId), heal: followDefaultCard },
      )
      if (problem) alert(alertOf(problem))
      return problem === null
    },
    [attempt, alert],
  )
}
