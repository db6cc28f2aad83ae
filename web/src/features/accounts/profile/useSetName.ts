import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetNameMutation } from '../../../__generated__/useSetNameMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

interface Names {
  readonly firstName: string
  readonly lastName: string
}

/** Changes the user's names; returns the problem, or null on success. */
export function useSetName(): (names: Names) => Promise<Problem | null> {
  const storage = useStorage()
  const mutate = useSafeMutation<useSetNameMutation>(graphql`
    mutation useSetNameMutation($input: SetNameInput!) {
      setName(input: $input) {
        ... on SetNamePayload @alias(as: "payload") {
          viewer {
            firstName
            lastName
            fullName
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (input) => {
      const { payload, problem } = await mutate({ input })
      if (problem) return problem
      const { firstName, lastName, fullName } = payload.viewer
      const user = storage.user.read()
      if (user) storage.user.write({ ...user, firstname: firstName, lastname: lastName, fullname: fullName })
      return null
    },
    [mutate, storage],
  )
}
