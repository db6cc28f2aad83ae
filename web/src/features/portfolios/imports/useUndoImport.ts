import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUndoImportMutation } from '../../../__generated__/useUndoImportMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

type Input = useUndoImportMutation['variables']['input']

/** The verb that takes everything back that an import has put in; it answers how many lots, or null after its reader was told why not. */
export function useUndoImport(): (input: Input) => Promise<number | null> {
  const alert = useAlert()
  const attempt = useAttempt<useUndoImportMutation>(graphql`
    mutation useUndoImportMutation($input: UndoImportInput!) {
      undoImport(input: $input) {
        __typename
        ... on UndoImportPayload {
          removedCount
          portfolio {
            id
            ...PortfolioPanel_portfolio
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
  return useCallback(
    async (input) => {
      const { payload, problem } = await attempt({ input }, (data) => data.undoImport, { heal: forgetOtherPages })
      if (problem === null) return payload.removedCount
      alert(alertOf(problem))
      return null
    },
    [attempt, alert],
  )
}
