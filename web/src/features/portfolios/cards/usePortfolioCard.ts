import { useEditableCard } from '../../../kit/conflict/useEditableCard.ts'
import { useDeletePortfolio } from '../dialogs/useDeletePortfolio.ts'
import { useUpdatePortfolio } from '../dialogs/useUpdatePortfolio.ts'
import type { PortfolioAnswers } from '../figures/portfolioFacts.ts'
import type { PricedPortfolio } from '../overview/useAllHoldings.ts'

export function usePortfolioCard(portfolio: PricedPortfolio) {
  const update = useUpdatePortfolio()
  const remove = useDeletePortfolio()
  const portfolioId = portfolio.id
  return useEditableCard<PortfolioAnswers>({
    card: portfolio,
    update: (answers, version) => update({ input: { portfolioId, version, ...answers } }),
    remove: (version) => remove({ input: { portfolioId, version } }),
    messages: { saved: 'overview.saved', deleted: 'overview.deleted', kept: 'overview.kept' },
  })
}
