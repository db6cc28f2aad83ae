import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useChangeNameMutation } from '../../../__generated__/useChangeNameMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

interface Names {
  readonly firstName: string
  readonly lastName: string
}

/** The verb that changes one's names; it answers why not, or null when they are saved. */
export function useChangeName(): (names: Names) => Promise<Problem | null> {
  const storage = useStorage()
  const attempt = useAttempt<useChangeNameMutation>(graphql`
    mutation useChangeNameMutation($input: SetNameInput!) {
      setName(input: $input) {
        __typename
        ... on SetNamePayload {
          viewer {
            firstName
            lastName
            fullName
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
    async (input) => {
      const { payload, problem } = await attempt({ input }, (data) => data.setName)
      if (problem) return problem
      const { firstName, lastName, fullName } = payload.viewer
      const user = storage.user.read()
      if (user) storage.user.write({ ...user, firstname: firstName, lastname: lastName, fullname: fullName })
      return null
    },
    [attempt, storage],
  )
}
