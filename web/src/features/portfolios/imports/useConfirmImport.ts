import { graphql } from 'relay-runtime'
import type { useConfirmImportMutation } from '../../../__generated__/useConfirmImportMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

/** Adds all accepted rows to the portfolio in one transaction. Returns null after showing an alert. */
export function useConfirmImport() {
  return useCommit<useConfirmImportMutation>(
    graphql`
      mutation useConfirmImportMutation($input: ConfirmImportInput!) {
        confirmImport(input: $input) {
          ... on ConfirmImportPayload @alias(as: "payload") {
            importedCount
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
