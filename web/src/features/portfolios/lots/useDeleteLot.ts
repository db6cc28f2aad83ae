import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useDeleteLotMutation } from '../../../__generated__/useDeleteLotMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { LotOutcome } from './lotOutcome.ts'

/** Global ids of portfolio, stock and lot, and the version that the reader began with. */
export type LotToDelete = useDeleteLotMutation['variables']['input']

/** The verb that deletes a lot; with the last one its stock leaves the portfolio. */
export function useDeleteLot(): (lot: LotToDelete) => Promise<LotOutcome> {
  const attempt = useAttempt<useDeleteLotMutation>(graphql`
    mutation useDeleteLotMutation($input: DeleteLotInput!) {
      deleteLot(input: $input) {
        __typename
        ... on DeleteLotPayload {
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
      const { payload, problem } = await attempt({ input }, (data) => data.deleteLot, { heal: forgetOtherPages })
      if (problem) return { kind: 'refused', problem }
      return { kind: payload.__typename === 'PortfolioConflict' ? 'conflict' : 'saved' }
    },
    [attempt],
  )
}
