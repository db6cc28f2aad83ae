import { graphql } from 'relay-runtime'
import type { useSetAccountBannedMutation } from '../../../__generated__/useSetAccountBannedMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useSetAccountBanned() {
  return useSafeMutation<useSetAccountBannedMutation>(graphql`
    mutation useSetAccountBannedMutation($input: SetAccountBannedInput!) {
      setAccountBanned(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
