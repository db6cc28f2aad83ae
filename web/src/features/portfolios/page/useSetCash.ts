import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetCashMutation } from '../../../__generated__/useSetCashMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { PortfolioOutcome } from '../figures/portfolioOutcome.ts'

/** Global ids, and the version that the reader began with. */
export type SetCashChange = useSetCashMutation['variables']['input']

/** The verb that says how much cash a portfolio holds. */
export function useSetCash(): (change: SetCashChange) => Promise<PortfolioOutcome> {
  const attempt = useAttempt<useSetCashMutation>(graphql`
    mutation useSetCashMutation($input: SetCashInput!) {
      setCash(input: $input) {
        __typename
        ... on SetCashPayload {
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
      const { payload, problem } = await attempt({ input }, (data) => data.setCash, { heal: forgetOtherPages })
      if (problem) return { kind: 'refused', problem }
      return payload.__typename === 'PortfolioConflict'
        ? { kind: 'conflict', present: payload.current ?? null }
        : { kind: 'saved' }
    },
    [attempt],
  )
}
