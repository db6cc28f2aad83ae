import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useCreateFeedbackMutation } from '../../../__generated__/useCreateFeedbackMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { useProtectedSubmit } from '../../../kit/forms/useProtectedSubmit.ts'

interface Feedback {
  /** 0.5 to 5, in steps of 0.5. */
  readonly rating: number
  readonly comment: string
}

/** Sends feedback after the human check; returns the problem, or null on success. */
export function useCreateFeedback() {
  const { check, isBusy, send } = useProtectedSubmit('FEEDBACK')
  const mutate = useSafeMutation<useCreateFeedbackMutation>(graphql`
    mutation useCreateFeedbackMutation($input: CreateFeedbackInput!) {
      createFeedback(input: $input) {
        ... on CreateFeedbackPayload @alias(as: "payload") {
          isDone
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const submit = useCallback(
    async (feedback: Feedback) => {
      const { problem } = await send((humanActionToken) => mutate({ input: { ...feedback, humanActionToken } }))
      return problem
    },
    [send, mutate],
  )
  return { check, isBusy, submit }
}
