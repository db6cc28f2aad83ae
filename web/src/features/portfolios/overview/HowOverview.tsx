import type { PortfolioSummary } from '@palier/domain/portfolios/portfolioTotals'
import type { HowFrame } from '../figures/Figure.tsx'
import { HowComputed } from '../figures/HowComputed.tsx'
import type { PricedPortfolio } from './useAllHoldings.ts'
import { useOverviewExplanations } from './useOverviewExplanations.ts'

interface HowOverviewProps extends HowFrame {
  readonly portfolios: readonly PricedPortfolio[]
  readonly summary: PortfolioSummary
  readonly of: keyof ReturnType<typeof useOverviewExplanations>
}

export function HowOverview({ portfolios, summary, of, ...frame }: HowOverviewProps) {
  return <HowComputed explanation={useOverviewExplanations(portfolios)[of](summary)()} {...frame} />
}
