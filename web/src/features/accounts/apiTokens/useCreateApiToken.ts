import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useCreateApiTokenMutation } from '../../../__generated__/useCreateApiTokenMutation.graphql.ts'
import { type Attempt, useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that makes a token; its answer is the one time that the secret is told. */
export function useCreateApiToken(): (
  input: useCreateApiTokenMutation['variables']['input'],
) => Promise<Attempt<{ readonly secret: string }>> {
  const attempt = useAttempt<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        __typename
        ... on CreateApiTokenPayload {
          secret
          viewer {
            ...ApiTokensPart_viewer
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
  return useCallback((input) => attempt({ input }, (data) => data.createApiToken), [attempt])
}
