import { graphql } from 'relay-runtime'
import type { useChangePlanMutation } from '../../../__generated__/useChangePlanMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Changes the plan at the price shown. With a secret in the payload, the bank must confirm. */
export function useChangePlan() {
  return useSafeMutation<useChangePlanMutation>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        ... on ChangePlanPayload @alias(as: "payload") {
          clientSecret
          retryToken
          subscription {
            plannedPlanName
            plannedPlan {
              name
            }
            plannedChangeDate
            plan {
              name
            }
          }
          usage {
            planName
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
