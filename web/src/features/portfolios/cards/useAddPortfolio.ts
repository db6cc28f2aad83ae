import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { useAddPortfolioMutation } from '../../../__generated__/useAddPortfolioMutation.graphql.ts'
import { isAmong } from '../../../kit/alert/isAmong.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Creates a portfolio, after the others. */
export function useAddPortfolio() {
  return useSafeMutation<useAddPortfolioMutation>(
    graphql`
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
    `,
    appendPortfolio,
  )
}

function appendPortfolio(store: RecordSourceSelectorProxy): void {
  const portfolio = store.getRootField('createPortfolio')?.getLinkedRecord('portfolio')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const portfolios = viewer?.getLinkedRecords('portfolios')
  // The change subscription may have brought it before this answer.
  if (!portfolio || !viewer || !portfolios || isAmong(portfolios, portfolio)) return
  viewer.setLinkedRecords([...portfolios, portfolio], 'portfolios')
  // It has no past days yet: they need not be loaded.
  portfolio.setValue(null, 'recentValues')
}
