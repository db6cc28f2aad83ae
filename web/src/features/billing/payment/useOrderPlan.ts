import { graphql } from 'relay-runtime'
import type { useOrderPlanMutation } from '../../../__generated__/useOrderPlanMutation.graphql.ts'
import { type PayloadOf, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Unpaid order. Confirming its secret pays it once, however often it is tried. */
export type StartedOrder = PayloadOf<useOrderPlanMutation>

/** Starts the order of a plan without charging anything. */
export function useOrderPlan() {
  return useSafeMutation<useOrderPlanMutation>(graphql`
    mutation useOrderPlanMutation($input: OrderPlanInput!) {
      orderPlan(input: $input) {
        ... on OrderPlanPayload @alias(as: "payload") {
          clientSecret
          retryToken
          invoice {
            ...OrderReceipt_invoice
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
