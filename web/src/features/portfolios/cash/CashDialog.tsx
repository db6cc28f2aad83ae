import type { PortfolioWithCash } from '../figures/portfolioFacts.ts'
import { FollowCash } from './FollowCash.tsx'
import { ReconcileCash } from './ReconcileCash.tsx'

interface CashDialogProps {
  readonly portfolio: PortfolioWithCash
  readonly onClose: () => void
}

/** Offers to follow the transactions. Once followed, compares the cash with the broker's balances. */
export function CashDialog({ portfolio, onClose }: CashDialogProps) {
  return portfolio.cashMode === 'LEDGER' ? (
    <ReconcileCash portfolio={portfolio} onClose={onClose} />
  ) : (
    <FollowCash portfolio={portfolio} onClose={onClose} />
  )
}
