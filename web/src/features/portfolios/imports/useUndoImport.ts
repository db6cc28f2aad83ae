import { graphql } from 'relay-runtime'
import type { useUndoImportMutation } from '../../../__generated__/useUndoImportMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Deletes everything that an import added. Returns null after showing an alert. */
export function useUndoImport() {
  return useCommit<useUndoImportMutation>(
    graphql`
      mutation useUndoImportMutation($input: UndoImportInput!) {
        undoImport(input: $input) {
          ... on UndoImportPayload @alias(as: "payload") {
            removedCount
            portfolio {
              id
              ...PortfolioPanel_portfolio
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    forgetOtherPages,
  )
}
