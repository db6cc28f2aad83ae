import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useAddLotMutation } from '../../../__generated__/useAddLotMutation.graphql.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { LotOutcome } from './lotOutcome.ts'

/** Global ids of portfolio and stock. */
export type NewLot = useAddLotMutation['variables']['input']

/** The verb that adds a lot; a stock that is new to the portfolio is added before it. */
export function useAddLot(): (lot: NewLot) => Promise<LotOutcome> {
  const attempt = useAttempt<useAddLotMutation>(graphql`
    mutation useAddLotMutation($input: CreateLotInput!) {
      createLot(input: $input) {
        __typename
        ... on CreateLotPayload {
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
      const { problem } = await attempt({ input }, (data) => data.createLot, { heal: forgetOtherPages })
      return problem ? { kind: 'refused', problem } : { kind: 'saved' }
    },
    [attempt],
  )
}
