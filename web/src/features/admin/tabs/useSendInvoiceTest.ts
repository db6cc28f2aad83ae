import { graphql } from 'relay-runtime'
import type { useSendInvoiceTestMutation } from '../../../__generated__/useSendInvoiceTestMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export function useSendInvoiceTest() {
  return useSafeMutation<useSendInvoiceTestMutation>(graphql`
    mutation useSendInvoiceTestMutation($input: SendInvoiceTestInput!) {
      sendInvoiceTest(input: $input) {
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
