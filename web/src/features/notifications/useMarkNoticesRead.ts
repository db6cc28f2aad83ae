import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useMarkNoticesReadMutation } from '../../__generated__/useMarkNoticesReadMutation.graphql.ts'
import { useAlert } from '../../kit/alert/AlertContext.ts'
import { alertOf } from '../../kit/alert/alertOf.ts'
import { useAttempt } from '../../kit/alert/useAttempt.ts'
import { markInStore } from './noticesInStore.ts'

/** The verb that marks notices as read, by their global ids; all of them for null. They look read at once. */
export function useMarkNoticesRead(): (noticeIds: readonly string[] | null) => Promise<void> {
  const alert = useAlert()
  const attempt = useAttempt<useMarkNoticesReadMutation>(graphql`
    mutation useMarkNoticesReadMutation($input: MarkNoticesReadInput!) {
      markNoticesRead(input: $input) {
        __typename
        ... on MarkNoticesReadPayload {
          viewer {
            unreadNoticeCount
          }
        }
        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(
    async (noticeIds) => {
      const input = noticeIds === null ? {} : { noticeIds }
      const { problem } = await attempt({ input }, (data) => data.markNoticesRead, {
        optimistic: (store) => markInStore(store, noticeIds),
        heal(store) {
          if (store.getRootField('markNoticesRead')?.getType() === 'MarkNoticesReadPayload')
            markInStore(store, noticeIds)
        },
      })
      if (problem) alert(alertOf(problem))
    },
    [attempt, alert],
  )
}
