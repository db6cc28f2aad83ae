import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSendInvoiceTestMutation } from '../../../__generated__/useSendInvoiceTestMutation.graphql.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

/** The verb that mails a sample invoice. */
export function useSendInvoiceTest(): (
  input: useSendInvoiceTestMutation['variables']['input'],
) => Promise<Problem | null> {
  const attempt = useAttempt<useSendInvoiceTestMutation>(graphql`
    mutation useSendInvoiceTestMutation($input: SendInvoiceTestInput!) {
      sendInvoiceTest(input: $input) {
        __typename

        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(async (input) => (await attempt({ input }, (data) => data.sendInvoiceTest)).problem, [attempt])
}
