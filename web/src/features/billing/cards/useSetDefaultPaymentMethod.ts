import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetDefaultPaymentMethodMutation } from '../../../__generated__/useSetDefaultPaymentMethodMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { followDefaultCard, setDefaultInStore } from './defaultCard.ts'

/** Updates the page at once; on a refusal, rolls back and shows an alert. */
export function useSetDefaultPaymentMethod(): (paymentMethodId: string) => Promise<boolean> {
  const alert = useAlert()
  const mutate = useSafeMutation<useSetDefaultPaymentMethodMutation>(graphql`
    mutation useSetDefaultPaymentMethodMutation($input: SetDefaultPaymentMethodInput!) {
      setDefaultPaymentMethod(input: $input) {
        ... on SetDefaultPaymentMethodPayload @alias(as: "payload") {
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
      const { problem } = await mutate(
        { input: { paymentMethodId } },
        { optimisticUpdater: (store) => setDefaultInStore(store, paymentMethodId), updater: followDefaultCard },
      )
      if (problem) alert(problem)
      return problem === null
    },
    [mutate, alert],
  )
}
