import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeletePortfolioMutation } from '../../__generated__/useDeletePortfolioMutation.graphql.ts'
import { useAttempt, type Problem } from '../alert/useAttempt.ts'
import { forgetOtherPages } from './forgetOtherPages.ts'

/** A global id, and the version that the reader looked at. */
export type PortfolioToDelete = useDeletePortfolioMutation['variables']['input']

/** The verb that deletes a portfolio with all its lots; it answers why not, or null when it is gone. */
export function useDeletePortfolio(): (portfolio: PortfolioToDelete) => Promise<Problem | null> {
  const attempt = useAttempt<useDeletePortfolioMutation>(graphql`
    mutation useDeletePortfolioMutation($input: DeletePortfolioInput!) {
      deletePortfolio(input: $input) {
        __typename
        ... on PortfolioConflict {
          code
          present: portfolio {
            version
          }
        }
        ... on Problem {
          code
          codes
          retryAfterSeconds
        }
        ... on LimitProblem {
          code
          maximum
          unit
        }
      }
    }
  `)
  return useCallback(
    async (input) => {
      const { payload, problem } = await attempt({ input }, (data) => data.deletePortfolio, { heal: forgetOtherPages })
      // One that is gone already is what was wanted.
      if (problem) return problem.codes[0] === 'resource_missing' ? null : problem
      const isChanged = payload.__typename === 'PortfolioConflict' && payload.present != null
      return isChanged ? { codes: [payload.code], isUnanswered: false } : null
    },
    [attempt],
  )
}
