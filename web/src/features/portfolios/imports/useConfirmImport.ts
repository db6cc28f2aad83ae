import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useConfirmImportMutation } from '../../../__generated__/useConfirmImportMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

type Input = useConfirmImportMutation['variables']['input']

/** The verb that puts the accepted rows in the portfolio, all or none; it answers how many lots, or null after its reader was told why not. */
export function useConfirmImport(): (input: Input) => Promise<number | null> {
  const alert = useAlert()
  const mutate = useSafeMutation<useConfirmImportMutation>(graphql`
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
  `)
  return useCallback(
    async (input) => {
      const { payload, problem } = await mutate({ input }, { updater: forgetOtherPages })
      if (problem === null) return payload.importedCount
      alert(alertOf(problem))
      return null
    },
    [mutate, alert],
  )
}
