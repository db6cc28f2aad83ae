import { graphql } from 'relay-runtime'
import type { usePreviewChangeMutation } from '../../../__generated__/usePreviewChangeMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import type { PayloadOf } from '../../../kit/alert/useSafeMutation.ts'

/** What a change of plan costs today, or that it waits for the end of the period. */
export type ChangePreview = PayloadOf<usePreviewChangeMutation>

/** What it costs to let a paid plan end with its period: nothing. */
export function previewOfEnd(endDate: string | null): ChangePreview {
  return { amount: '0', isDowngrade: true, prorationDate: null, nextBillingDate: endDate, taxes: [] }
}

/** Asks what a change of plan would cost today; null after an alert. */
export function usePreviewChange() {
  return useCommit<usePreviewChangeMutation>(graphql`
    mutation usePreviewChangeMutation($input: PreviewPlanChangeInput!) {
      previewPlanChange(input: $input) {
        ... on PreviewPlanChangePayload @alias(as: "payload") {
          amount
          isDowngrade
          prorationDate
          nextBillingDate
          taxes {
            kind
            amount
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}
