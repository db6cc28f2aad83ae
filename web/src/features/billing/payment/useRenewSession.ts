import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useRenewSessionMutation } from '../../../__generated__/useRenewSessionMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/**
 * The verb that exchanges a retry token for a session that knows the present plan. A refusal is nobody's concern: the
 * old session goes on, and the server knows the plan all the same.
 */
export function useRenewSession(): (retryToken: string) => Promise<void> {
  const storage = useStorage()
  const attempt = useAttempt<useRenewSessionMutation>(graphql`
    mutation useRenewSessionMutation($input: RenewSessionInput!) {
      renewSession(input: $input) {
        __typename
        ... on RenewSessionPayload {
          viewer {
            sessionExpiresAt
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
    async (retryToken) => {
      const { payload } = await attempt({ input: { retryToken } }, (data) => data.renewSession)
      const user = storage.user.read()
      if (payload && user) storage.user.write({ ...user, expiration: payload.viewer.sessionExpiresAt })
    },
    [attempt, storage],
  )
}
