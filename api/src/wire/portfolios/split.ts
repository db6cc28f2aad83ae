import type { WireProposedSplit } from '@palier/contract/portfolios/splitCalls'
import type { ProposedSplit } from '../../services/portfolios/splits/splits.ts'

export function proposedSplitToWire({ numerator, denominator, accounts, ...split }: ProposedSplit): WireProposedSplit {
  return {
    ...split,
    numerator: numerator.toNumber(),
    denominator: denominator.toNumber(),
    accounts: accounts.map(({ portfolioId, portfolioName, shareCount, shareCountAfter }) => ({
      portfolioId,
      portfolioName,
      shareCount: shareCount.toNumber(),
      shareCountAfter: shareCountAfter.toNumber(),
    })),
  }
}
