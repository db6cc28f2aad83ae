import { graphql } from 'relay-runtime'
import type { useCreateIncomeCalendarMutation } from '../../../__generated__/useCreateIncomeCalendarMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Creates the secret address of the payment calendar. It is returned only once, in the payload. */
export function useCreateIncomeCalendar() {
  return useSafeMutation<useCreateIncomeCalendarMutation>(graphql`
    mutation useCreateIncomeCalendarMutation($input: CreateIncomeCalendarInput!) {
      createIncomeCalendar(input: $input) {
        ... on CreateIncomeCalendarPayload @alias(as: "payload") {
          path
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
