import type { updatePortfolioMutation } from '../../../__generated__/updatePortfolioMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import { later } from '../../../kit/failure/later.ts'

const updatePortfolio = { load: later([], async () => (await import('./updatePortfolioMutation.ts')).updatePortfolio) }

export function useUpdatePortfolio() {
  return useSafeMutation<updatePortfolioMutation>(updatePortfolio, { updater: forgetOtherPages })
}
