import type { WireObjectiveProgression, WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { HoldingsAfterWrite } from '../../services/portfolios/holdingsAfterWrite.ts'
import { progressionToWire } from './objective.ts'
import { portfolioToWire } from './portfolio.ts'

export function updatedToWire(written: HoldingsAfterWrite): {
  updatedPortfolio: WirePortfolio
  objectiveProgressions: WireObjectiveProgression[]
} {
  return {
    updatedPortfolio: firstToWire(written),
    objectiveProgressions: written.progress.map(progressionToWire),
  }
}

export function firstToWire({ portfolios: [portfolio], closures }: HoldingsAfterWrite): WirePortfolio {
  if (!portfolio) throw new Error('Portfolio write returned no portfolio')
  return portfolioToWire(portfolio, closures)
}

export function movedToWire({ portfolios: [from, to], closures }: HoldingsAfterWrite): {
  fromPortfolio: WirePortfolio
  toPortfolio: WirePortfolio
} {
  if (!from || !to) throw new Error('Move returned fewer than two portfolios')
  return { fromPortfolio: portfolioToWire(from, closures), toPortfolio: portfolioToWire(to, closures) }
}
