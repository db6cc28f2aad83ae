import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { createPortfolioMutation } from '../../../__generated__/createPortfolioMutation.graphql.ts'
import { isAmong } from '../../../kit/alert/isAmong.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { later } from '../../../kit/failure/later.ts'

const addPortfolio = { load: later([], async () => (await import('./createPortfolioMutation.ts')).addPortfolio) }

export function useCreatePortfolio() {
  return useSafeMutation<createPortfolioMutation>(addPortfolio, { updater: appendPortfolio })
}

function appendPortfolio(store: RecordSourceSelectorProxy): void {
  const portfolio = store.getRootField('createPortfolio')?.getLinkedRecord('portfolio')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const portfolios = viewer?.getLinkedRecords('portfolios')
  // The change subscription may have added the portfolio before this response arrived.
  if (!portfolio || !viewer || !portfolios || isAmong(portfolios, portfolio)) return
  viewer.setLinkedRecords([...portfolios, portfolio], 'portfolios')
  // A new portfolio has no past days. Null stops the client from loading them.
  portfolio.setValue(null, 'recentReturns')
}
