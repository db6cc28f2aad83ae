import { graphql } from 'relay-runtime'
import type { useUndoSplitNoticeMutation } from '../../__generated__/useUndoSplitNoticeMutation.graphql.ts'
import { useCommit } from '../../kit/alert/useCommit.ts'

/** Restores the prices before the split; returns null after showing an alert. */
export function useUndoSplitNotice() {
  return useCommit<useUndoSplitNoticeMutation>(
    graphql`
      mutation useUndoSplitNoticeMutation($input: UndoSplitNoticeInput!) {
        undoSplitNotice(input: $input) {
          ... on UndoSplitNoticePayload @alias(as: "payload") {
            notice {
              ...SplitNoticeLine_notice
              isRead
            }
            viewer {
              unreadNoticeCount
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    // Other pages show these prices too: each reloads on its next visit.
    (store) => store.invalidateStore(),
  )
}
