import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useMarkNoticesReadMutation } from '../../__generated__/useMarkNoticesReadMutation.graphql.ts'
import { useAlert } from '../../kit/alert/AlertContext.ts'
import { useSafeMutation } from '../../kit/alert/useSafeMutation.ts'
import { markInStore } from './noticesInStore.ts'

/** Optimistic update by global ids; null marks all notices. */
export function useMarkNoticesRead(): (noticeIds: readonly string[] | null) => Promise<void> {
  const alert = useAlert()
  const mutate = useSafeMutation<useMarkNoticesReadMutation>(graphql`
    mutation useMarkNoticesReadMutation($input: MarkNoticesReadInput!) {
      markNoticesRead(input: $input) {
        ... on MarkNoticesReadPayload @alias(as: "payload") {
          viewer {
            unreadNoticeCount
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (noticeIds) => {
      const input = noticeIds === null ? {} : { noticeIds }
      const { problem } = await mutate(
        { input },
        {
          optimisticUpdater: (store) => markInStore(store, noticeIds),
          updater(store) {
            if (store.getRootField('markNoticesRead')?.getType() === 'MarkNoticesReadPayload')
              markInStore(store, noticeIds)
          },
        },
      )
      if (problem) alert(problem)
    },
    [mutate, alert],
  )
}
