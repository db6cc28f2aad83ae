import { answerSplit } from '@palier/contract/portfolios/splitCalls'
import { portfolioToWire } from '../../wire/portfolios/portfolio.ts'
import { proposedSplitToWire } from '../../wire/portfolios/split.ts'
import { forUser } from '../kernel/route.ts'

export const splitRoutes = {
  answerSplit: forUser(
    answerSplit,
    async ({ input: { stockId, date, answer }, viewer, now, services: { splits } }) => {
      const { proposed, written } = await splits.answer(viewer, { stockId, date }, answer, now)
      return {
        data: {
          proposedSplits: proposed.map(proposedSplitToWire),
          updatedPortfolios: written ? written.portfolios.map((one) => portfolioToWire(one, written.closures)) : [],
        },
      }
    },
    { rules: ['acceptedTerms'] },
  ),
}
