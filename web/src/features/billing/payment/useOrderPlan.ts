import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useOrderPlanMutation } from '../../../__generated__/useOrderPlanMutation.graphql.ts'
import { type MutationResult, type PayloadOf, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** An order that is not paid yet: confirming its secret pays it, once, however often that is tried. */
export type StartedOrder = PayloadOf<useOrderPlanMutation>

type OrderInput = useOrderPlanMutation['variables']['input']

/** The verb that starts the order of a plan; nothing is charged by it. */
export function useOrderPlan(): (input: OrderInput) => Promise<MutationResult<StartedOrder>> {
  const mutate = useSafeMutation<useOrderPlanMutation>(graphql`
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
  return useCallback((input) => mutate({ input }), [mutate])
}
