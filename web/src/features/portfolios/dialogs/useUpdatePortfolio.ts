import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdatePortfolioMutation } from '../../../__generated__/useUpdatePortfolioMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { PortfolioOutcome } from '../figures/portfolioOutcome.ts'

/** Global ids, and the version that the reader began with. */
export type UpdatePortfolioChange = useUpdatePortfolioMutation['variables']['input']

/** The verb that names a portfolio and says what it is. */
export function useUpdatePortfolio(): (change: UpdatePortfolioChange) => Promise<PortfolioOutcome> {
  const attempt = useAttempt<useUpdatePortfolioMutation>(graphql`
    mutation useUpdatePortfolioMutation($input: UpdatePortfolioInput!) {
      updatePortfolio(input: $input) {
        __typename
        ... on UpdatePortfolioPayload {
          portfolio {
            id
            ...PortfolioPanel_portfolio
          }
        }
        ... on PortfolioConflict {
          current {
            name
            description
            accountKind
            cash
            currency
            version
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
      const { payload, problem } = await attempt({ input }, (data) => data.updatePortfolio, { heal: forgetOtherPages })
      if (problem) return { kind: 'refused', problem }
      return payload.__typename === 'PortfolioConflict'
        ? { kind: 'conflict', present: payload.current ?? null }
        : { kind: 'saved' }
    },
    [attempt],
  )
}
