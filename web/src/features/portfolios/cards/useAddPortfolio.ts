import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useAddPortfolioMutation } from '../../../__generated__/useAddPortfolioMutation.graphql.ts'
import { isAmong } from '../../../kit/alert/isAmong.ts'
import { useAttempt, type Problem } from '../../../kit/alert/useAttempt.ts'

export type PortfolioToAdd = useAddPortfolioMutation['variables']['input']

/** The verb that creates a portfolio; it answers why not, or null when it stands after the others. */
export function useAddPortfolio(): (portfolio: PortfolioToAdd) => Promise<Problem | null> {
  const attempt = useAttempt<useAddPortfolioMutation>(graphql`
    mutation useAddPortfolioMutation($input: CreatePortfolioInput!) {
      createPortfolio(input: $input) {
        __typename
        ... on CreatePortfolioPayload {
          portfolio {
            id
            ...PortfolioPanel_portfolio
          }
          usage {
            ...planOffers_usage
            ...UsagePanel_usage
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
      const { problem } = await attempt({ input }, (data) => data.createPortfolio, {
        heal(store) {
          const portfolio = store.getRootField('createPortfolio')?.getLinkedRecord('portfolio')
          const viewer = store.getRoot().getLinkedRecord('viewer')
          const portfolios = viewer?.getLinkedRecords('portfolios')
          // It is there already where the page has heard of it before this answer.
          if (!portfolio || !viewer || !portfolios || isAmong(portfolios, portfolio)) return
          viewer.setLinkedRecords([...portfolios, portfolio], 'portfolios')
          // It is too young for a line of past days: nobody needs to be asked for it.
          portfolio.setValue(null, 'recentValues')
        },
      })
      return problem
    },
    [attempt],
  )
}
