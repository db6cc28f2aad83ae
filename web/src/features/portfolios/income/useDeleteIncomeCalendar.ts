import { graphql } from 'relay-runtime'
import type { useDeleteIncomeCalendarMutation } from '../../../__generated__/useDeleteIncomeCalendarMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useDeleteIncomeCalendar() {
  return useSafeMutation<useDeleteIncomeCalendarMutation>(graphql`
    mutation useDeleteIncomeCalendarMutation {
      deleteIncomeCalendar {
        ... on DeleteIncomeCalendarPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
