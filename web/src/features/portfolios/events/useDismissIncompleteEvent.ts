import { graphql } from 'relay-runtime'
import type { useDismissIncompleteEventMutation } from '../../../__generated__/useDismissIncompleteEventMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** Dismisses an incomplete event or restores it. Returns null after showing an alert. */
export function useDismissIncompleteEvent() {
  return useCommit<useDismissIncompleteEventMutation>(graphql`
    mutation useDismissIncompleteEventMutation($input: DismissIncompleteEventInput!) {
      dismissIncompleteEvent(input: $input) {
        ... on DismissIncompleteEventPayload @alias(as: "payload") {
          portfolio {
            incompleteEventCount
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
