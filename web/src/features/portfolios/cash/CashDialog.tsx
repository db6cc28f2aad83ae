import type { PortfolioWithCash } from '../figures/portfolioFacts.ts'
import { FollowCash } from './FollowCash.tsx'
import { ReconcileCash } from './ReconcileCash.tsx'

interface CashDialogProps {
  readonly portfolio: PortfolioWithCash
  readonly onClose: () => void
}

/** The cash of a portfolio: by hand, it can be made to follow the transactions; then it is held against the broker's. */
export function CashDialog({ portfolio, onClose }: CashDialogProps) {
  return portfolio.cashMode === 'LEDGER' ? (
    <ReconcileCash portfolio={portfolio} onClose={onClose} />
  ) : (
    <FollowCash portfolio={portfolio} onClose={onClose} />
  )
}
