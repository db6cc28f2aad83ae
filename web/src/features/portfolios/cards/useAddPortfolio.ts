import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useAddPortfolioMutation } from '../../../__generated__/useAddPortfolioMutation.graphql.ts'
import { isAmong } from '../../../kit/alert/isAmong.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export type PortfolioToAdd = useAddPortfolioMutation['variables']['input']

/** The verb that creates a portfolio; it answers why not, or null when it stands after the others. */
export function useAddPortfolio(): (portfolio: PortfolioToAdd) => Promise<Problem | null> {
  const mutate = useSafeMutation<useAddPortfolioMutation>(graphql`
    mutation useAddPortfolioMutation($input: CreatePortfolioInput!) {
      createPortfolio(input: $input) {
        ... on CreatePortfolioPayload @alias(as: "payload") {
          portfolio {
            id
            ...PortfolioPanel_portfolio
          }
          usage {
            ...planOffers_usage
            ...UsagePanel_usage
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (input) => {
      const { problem } = await mutate(
        { input },
        {
          updater(store) {
            const portfolio = store.getRootField('createPortfolio')?.getLinkedRecord('portfolio')
            const viewer = store.getRoot().getLinkedRecord('viewer')
            const portfolios = viewer?.getLinkedRecords('portfolios')
            // It is there already where the page has heard of it before this answer.
            if (!portfolio || !viewer || !portfolios || isAmong(portfolios, portfolio)) return
            viewer.setLinkedRecords([...portfolios, portfolio], 'portfolios')
            // It is too young for a line of past days: nobody needs to be asked for it.
            portfolio.setValue(null, 'recentValues')
          },
        },
      )
      return problem
    },
    [mutate],
  )
}
