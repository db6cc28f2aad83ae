import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type {
  usePreviewChangeMutation,
  usePreviewChangeMutation$data,
} from '../../../__generated__/usePreviewChangeMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

type Payload = Extract<usePreviewChangeMutation$data['previewPlanChange'], { __typename: 'PreviewPlanChangePayload' }>

/** What a change of plan costs today, or that it waits for the end of the period. */
export type ChangePreview = Omit<Payload, '__typename'>

/** What it costs to let a paid plan end with its period: nothing. */
export function previewOfEnd(endDate: string | null): ChangePreview {
  return { amount: '0', isDowngrade: true, prorationDate: null, nextBillingDate: endDate, taxes: [] }
}

/** The verb that asks what a change of plan would cost today; null after it has told the reader why not. */
export function usePreviewChange(): (planName: string) => Promise<ChangePreview | null> {
  const commit = useCommit<usePreviewChangeMutation>(graphql`
    mutation usePreviewChangeMutation($input: PreviewPlanChangeInput!) {
      previewPlanChange(input: $input) {
        __typename
        ... on PreviewPlanChangePayload {
          amount
          isDowngrade
          prorationDate
          nextBillingDate
          taxes {
            kind
            amount
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
  return useCallback((planName) => commit({ input: { planName } }, (data) => data.previewPlanChange), [commit])
}
