import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useChangePlanMutation } from '../../../__generated__/useChangePlanMutation.graphql.ts'
import { type MutationResult, type PayloadOf, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

type ChangedPlan = PayloadOf<useChangePlanMutation>

/**
 * The verb that changes the plan, at the price of the moment that was shown. Where the payload carries a secret, the
 * bank wants a confirmation first.
 */
export function useChangePlan(): (
  planName: string,
  prorationDate: string | null,
) => Promise<MutationResult<ChangedPlan>> {
  const mutate = useSafeMutation<useChangePlanMutation>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        ... on ChangePlanPayload @alias(as: "payload") {
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
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback((planName, prorationDate) => mutate({ input: { planName, prorationDate } }), [mutate])
}
