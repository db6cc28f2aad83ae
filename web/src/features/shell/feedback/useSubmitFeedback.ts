import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSubmitFeedbackMutation } from '../../../__generated__/useSubmitFeedbackMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { useProtectedSubmit } from '../../../kit/forms/useProtectedSubmit.ts'

interface Feedback {
  /** From 0.5 to 5 by halves. */
  readonly rating: number
  readonly comment: string
}

/** The verb that sends an opinion once the human check holds; it answers why the opinion did not arrive, or null. */
export function useSubmitFeedback() {
  const { check, isBusy, send } = useProtectedSubmit('FEEDBACK')
  const attempt = useAttempt<useSubmitFeedbackMutation>(graphql`
    mutation useSubmitFeedbackMutation($input: CreateFeedbackInput!) {
      createFeedback(input: $input) {
        __typename
        ... on CreateFeedbackPayload {
          isDone
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
  const submit = useCallback(
    async (feedback: Feedback) => {
      const { problem } = await send((humanActionToken) =>
        attempt({ input: { ...feedback, humanActionToken } }, (data) => data.createFeedback),
      )
      return problem
    },
    [send, attempt],
  )
  return { check, isBusy, submit }
}
