import { graphql } from 'relay-runtime'
import type { useCreateCalendarMutation } from '../../../__generated__/useCreateCalendarMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Creates the secret address of the payment calendar. It is returned only once, in the payload. */
export function useCreateCalendar() {
  return useSafeMutation<useCreateCalendarMutation>(graphql`
    mutation useCreateCalendarMutation($input: CreateIncomeCalendarInput!) {
      createIncomeCalendar(input: $input) {
        ... on CreateIncomeCalendarPayload @alias(as: "payload") {
          path
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
