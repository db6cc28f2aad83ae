import type { exportPortfolioMutation } from '../../../__generated__/exportPortfolioMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { later } from '../../../kit/failure/later.ts'

const exportPortfolio = { load: later([], async () => (await import('./exportPortfolioMutation.ts')).exportPortfolio) }

/** Exports all lots of a portfolio. Returns null after showing an alert. */
export function useExportPortfolio() {
  return useCommit<exportPortfolioMutation>(exportPortfolio)
}
