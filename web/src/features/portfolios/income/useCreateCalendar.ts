import { graphql } from 'relay-runtime'
import type { useCreateCalendarMutation } from '../../../__generated__/useCreateCalendarMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Makes an address for the calendar of payments; only its payload ever contains it. */
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
