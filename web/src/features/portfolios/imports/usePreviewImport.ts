import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { usePreviewImportMutation } from '../../../__generated__/usePreviewImportMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import type { ImportAnswers, ImportPreview } from './importPreview.ts'

interface PreviewRequest {
  readonly importId: string
  readonly answers: ImportAnswers | null
  /** Cursor after which the page starts. */
  readonly after?: string
}

/** Loads the verdict on each row without saving anything. Returns null after showing an alert. */
export function usePreviewImport(): (request: PreviewRequest) => Promise<ImportPreview | null> {
  const commit = useCommit<usePreviewImportMutation>(graphql`
    mutation usePreviewImportMutation($input: PreviewImportInput!) {
      previewImport(input: $input) {
        ... on PreviewImportPayload @alias(as: "payload") {
          preview {
            importId
            formatName
            columns {
              index
              title
              samples
              meaning
            }
            questions
            accounts {
              number
              type
              rowCount
              isRegistered
              isOtherKind
              isChosen
            }
            rows {
              line
              verdict
              reason
              date
              type
              symbol
              exchange
              companyName
              quantity
              price
              event {
                kind
                incomeKind
                cash
                currency
                numerator
                denominator
              }
              mismatch {
                stated
                computed
              }
              withLine
              isUnproved
              cells
            }
            nextCursor
            acceptedCount
            skippedCount
            refusedCount
            duplicateCount
            incompleteCount
            rowCount
            headerLine
            blankCount
            recordCount
            events {
              kind
              isInterest
              currency
              eventCount
              cash
              isUnproved
            }
            unnamed
            isReady
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async ({ importId, answers, after }) => {
      const input = { importId, answers, first: 100, ...(after === undefined ? {} : { after }) }
      const payload = await commit({ input })
      return payload?.preview ?? null
    },
    [commit],
  )
}
