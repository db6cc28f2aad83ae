import { graphql } from 'relay-runtime'
import type { usePreviewPlanChangeMutation } from '../../../__generated__/usePreviewPlanChangeMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import type { PayloadOf } from '../../../kit/alert/useSafeMutation.ts'

export type ChangePreview = PayloadOf<usePreviewPlanChangeMutation>

/** Preview of ending a paid plan with its period: nothing is charged. */
export function previewOfEnd(endDate: string | null): ChangePreview {
  return { amount: '0', isDowngrade: true, prorationDate: null, nextBillingDate: endDate, taxes: [] }
}

/** Returns null after showing an alert. */
export function usePreviewPlanChange() {
  return useCommit<usePreviewPlanChangeMutation>(graphql`
    mutation usePreviewPlanChangeMutation($input: PreviewPlanChangeInput!) {
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
