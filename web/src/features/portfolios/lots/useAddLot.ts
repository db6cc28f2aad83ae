import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useAddLotMutation } from '../../../__generated__/useAddLotMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import type { LotOutcome } from './lotOutcome.ts'

/** Global ids of portfolio and stock. */
export type NewLot = useAddLotMutation['variables']['input']

/** The verb that adds a lot; a stock that is new to the portfolio is added before it. */
export function useAddLot(): (lot: NewLot) => Promise<LotOutcome> {
  const mutate = useSafeMutation<useAddLotMutation>(graphql`
    mutation useAddLotMutation($input: CreateLotInput!) {
      createLot(input: $input) {
        ... on CreateLotPayload @alias(as: "payload") {
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
      const { problem } = await mutate({ input }, { updater: forgetOtherPages })
      return problem ? { kind: 'refused', problem } : { kind: 'saved' }
    },
    [mutate],
  )
}
