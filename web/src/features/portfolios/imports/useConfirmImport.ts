import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useConfirmImportMutation } from '../../../__generated__/useConfirmImportMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'

type Input = useConfirmImportMutation['variables']['input']

/** The verb that puts the accepted rows in the portfolio, all or none; it answers how many lots, or null after its reader was told why not. */
export function useConfirmImport(): (input: Input) => Promise<number | null> {
  const alert = useAlert()
  const attempt = useAttempt<useConfirmImportMutation>(graphql`
    mutation useConfirmImportMutation($input: ConfirmImportInput!) {
      confirmImport(input: $input) {
        __typename
        ... on ConfirmImportPayload {
          importedCount
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
      const { payload, problem } = await attempt({ input }, (data) => data.confirmImport, { heal: forgetOtherPages })
      if (problem === null) return payload.importedCount
      alert(alertOf(problem))
      return null
    },
    [attempt, alert],
  )
}
