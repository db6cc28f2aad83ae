import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUndoImportMutation } from '../../../__generated__/useUndoImportMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

type Input = useUndoImportMutation['variables']['input']

/** The verb that takes everything back that an import has put in; it answers how many lots, or null after its reader was told why not. */
export function useUndoImport(): (input: Input) => Promise<number | null> {
  const alert = useAlert()
  const mutate = useSafeMutation<useUndoImportMutation>(graphql`
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
  `)
  return useCallback(
    async (input) => {
      const { payload, problem } = await mutate({ input }, { updater: forgetOtherPages })
      if (problem === null) return payload.removedCount
      alert(alertOf(problem))
      return null
    },
    [mutate, alert],
  )
}
