import { graphql } from 'relay-runtime'
import type { useOrderPlanMutation } from '../../../__generated__/useOrderPlanMutation.graphql.ts'
import { type PayloadOf, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** An order that is not paid yet: confirming its secret pays it, once, however often that is tried. */
export type StartedOrder = PayloadOf<useOrderPlanMutation>

/** Starts the order of a plan; charges nothing. */
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
