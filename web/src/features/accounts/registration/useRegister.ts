import { graphql } from 'relay-runtime'
import type { useRegisterMutation } from '../../../__generated__/useRegisterMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

/** The verb that creates an account. */
export function useRegister() {
  const attempt = useAttempt<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        __typename
        ... on RegisterPayload {
          email
          emailConfirmationStatus
          keptCount
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
  return (input: useRegisterMutation['variables']['input']) => attempt({ input }, (data) => data.register)
}
