import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useRenewSessionMutation } from '../../../__generated__/useRenewSessionMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/**
 * Exchanges a retry token for a session that includes the current plan. On a refusal the old
 * session stays valid.
 */
export function useRenewSession(): (retryToken: string) => Promise<void> {
  const storage = useStorage()
  const mutate = useSafeMutation<useRenewSessionMutation>(graphql`
    mutation useRenewSessionMutation($input: RenewSessionInput!) {
      renewSession(input: $input) {
        ... on RenewSessionPayload @alias(as: "payload") {
          viewer {
            sessionExpiresAt
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (retryToken) => {
      const { payload } = await mutate({ input: { retryToken } })
      const user = storage.user.read()
      if (payload && user) storage.user.write({ ...user, expiration: payload.viewer.sessionExpiresAt })
    },
    [mutate, storage],
  )
}
