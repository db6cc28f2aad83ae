import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type {
  useChangePlanMutation,
  useChangePlanMutation$data,
} from '../../../__generated__/useChangePlanMutation.graphql.ts'
import { useAttempt, type Attempt } from '../../../kit/alert/useAttempt.ts'

type ChangedPlan = Extract<useChangePlanMutation$data['changePlan'], { __typename: 'ChangePlanPayload' }>

/**
 * The verb that changes the plan, at the price of the moment that was shown. Where the payload carries a secret, the
 * bank wants a confirmation first.
 */
export function useChangePlan(): (planName: string, prorationDate: string | null) => Promise<Attempt<ChangedPlan>> {
  const attempt = useAttempt<useChangePlanMutation>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        __typename
        ... on ChangePlanPayload {
          clientSecret
          retryToken
          subscription {
            plannedPlanName
            plannedChangeDate
            plan {
              name
            }
          }
          usage {
            planName
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
    (planName, prorationDate) => attempt({ input: { planName, prorationDate } }, (data) => data.changePlan),
    [attempt],
  )
}
