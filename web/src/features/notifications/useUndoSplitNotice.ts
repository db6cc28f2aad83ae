import { graphql } from 'relay-runtime'
import type { useUndoSplitNoticeMutation } from '../../__generated__/useUndoSplitNoticeMutation.graphql.ts'
import { useCommit } from '../../kit/alert/useCommit.ts'

/** Gives the prices of an entry back that a split has changed; null after an alert. */
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
    // The prices are on other pages too: each is read again when it is visited.
    (store) => store.invalidateStore(),
  )
}
