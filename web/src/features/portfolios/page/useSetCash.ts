import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetCashMutation } from '../../../__generated__/useSetCashMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { PortfolioOutcome } from '../figures/portfolioOutcome.ts'

/** Global ids, and the version that the reader began with. */
export type SetCashChange = useSetCashMutation['variables']['input']

/** The verb that says how much cash a portfolio holds. */
export function useSetCash(): (change: SetCashChange) => Promise<PortfolioOutcome> {
  const mutate = useSafeMutation<useSetCashMutation>(graphql`
    mutation useSetCashMutation($input: SetCashInput!) {
      setCash(input: $input) {
        ... on SetCashPayload @alias(as: "payload") {
          portfolio {
            id
            ...PortfolioPanel_portfolio
          }
        }
        ... on PortfolioConflict @alias(as: "conflict") {
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
          ...refusal_problem @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...refusal_problem @alias(as: "limit")
        }
      }
    }
  `)
  return useCallback(
    async (input) => {
      const { conflict, problem } = await mutate({ input }, { updater: forgetOtherPages })
      if (problem) return { kind: 'refused', problem }
      return conflict ? { kind: 'conflict', present: conflict.current ?? null } : { kind: 'saved' }
    },
    [mutate],
  )
}
