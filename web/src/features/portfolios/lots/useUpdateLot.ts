import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUpdateLotMutation } from '../../../__generated__/useUpdateLotMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { LotOutcome } from './lotOutcome.ts'

/** Global ids of portfolio, stock and lot, and the version that the reader began with. */
export type LotChange = useUpdateLotMutation['variables']['input']

/** The verb that changes a lot. */
export function useUpdateLot(): (lot: LotChange) => Promise<LotOutcome> {
  const attempt = useAttempt<useUpdateLotMutation>(graphql`
    mutation useUpdateLotMutation($input: UpdateLotInput!) {
      updateLot(input: $input) {
        __typename
        ... on UpdateLotPayload {
          portfolio {
            id
            ...PortfolioPanel_portfolio
          }
        }
        ... on PortfolioConflict {
          code
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
      const { payload, problem } = await attempt({ input }, (data) => data.updateLot, { heal: forgetOtherPages })
      if (problem) return { kind: 'refused', problem }
      return { kind: payload.__typename === 'PortfolioConflict' ? 'conflict' : 'saved' }
    },
    [attempt],
  )
}
