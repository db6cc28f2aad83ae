import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type {
  useOrderPlanMutation,
  useOrderPlanMutation$data,
} from '../../../__generated__/useOrderPlanMutation.graphql.ts'
import { useAttempt, type Attempt } from '../../../kit/alert/useAttempt.ts'

/** An order that is not paid yet: confirming its secret pays it, once, however often that is tried. */
export type StartedOrder = Extract<useOrderPlanMutation$data['orderPlan'], { __typename: 'OrderPlanPayload' }>

type OrderInput = useOrderPlanMutation['variables']['input']

/** The verb that starts the order of a plan; nothing is charged by it. */
export function useOrderPlan(): (input: OrderInput) => Promise<Attempt<StartedOrder>> {
  const attempt = useAttempt<useOrderPlanMutation>(graphql`
    mutation useOrderPlanMutation($input: OrderPlanInput!) {
      orderPlan(input: $input) {
        __typename
        ... on OrderPlanPayload {
          clientSecret
          retryToken
          invoice {
            ...OrderReceipt_invoice
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
  return useCallback((input) => attempt({ input }, (data) => data.orderPlan), [attempt])
}
