import type { WireObjectiveProgression, WirePortfolio } from '@palier/contract/wire/portfolio'
import type { ValuedPortfolio } from '../services/portfolioBook.ts'
import type { WrittenBook } from '../services/writtenBook.ts'
import { progressionToWire } from './objective.ts'
import { portfolioToWire } from './portfolio.ts'

/** What most writes on a portfolio answer. */
export function updatedToWire(written: WrittenBook): {
  updatedPortfolio: WirePortfolio
  objectiveProgressions: WireObjectiveProgression[]
} {
  return {
    updatedPortfolio: portfolioToWire(firstOf(written)),
    objectiveProgressions: written.progress.map(progressionToWire),
  }
}

export function firstOf({ portfolios: [portfolio] }: WrittenBook): ValuedPortfolio {
  if (!portfolio) throw new Error('A write on a portfolio answered none.')
  return portfolio
}

/** What a move answers: where the stock was, and where it is. */
export function movedToWire({ portfolios: [from, to] }: WrittenBook): {
  fromPortfolio: WirePortfolio
  toPortfolio: WirePortfolio
} {
  if (!from || !to) throw new Error('A move answered fewer than two portfolios.')
  return { fromPortfolio: portfolioToWire(from), toPortfolio: portfolioToWire(to) }
}
