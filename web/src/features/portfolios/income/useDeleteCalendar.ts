import { graphql } from 'relay-runtime'
import type { useDeleteCalendarMutation } from '../../../__generated__/useDeleteCalendarMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useDeleteCalendar() {
  return useSafeMutation<useDeleteCalendarMutation>(graphql`
    mutation useDeleteCalendarMutation {
      deleteIncomeCalendar {
        ... on DeleteIncomeCalendarPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
