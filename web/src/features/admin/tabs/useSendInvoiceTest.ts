import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSendInvoiceTestMutation } from '../../../__generated__/useSendInvoiceTestMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** The verb that mails a sample invoice. */
export function useSendInvoiceTest(): (
  input: useSendInvoiceTestMutation['variables']['input'],
) => Promise<Problem | null> {
  const mutate = useSafeMutation<useSendInvoiceTestMutation>(graphql`
    mutation useSendInvoiceTestMutation($input: SendInvoiceTestInput!) {
      sendInvoiceTest(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(async (input) => (await mutate({ input })).problem, [mutate])
}
