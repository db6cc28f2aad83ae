import type { deletePortfolioMutation } from '../../../__generated__/deletePortfolioMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { forgetOtherPages } from '../figures/forgetOtherPages.ts'
import { later } from '../../../kit/failure/later.ts'

const deletePortfolio = { load: later([], async () => (await import('./deletePortfolioMutation.ts')).deletePortfolio) }

export function useDeletePortfolio() {
  return useSafeMutation<deletePortfolioMutation>(deletePortfolio, { updater: forgetOtherPages })
}
