import {
  addPortfolio,
  addPortfolioStock,
  deletePortfolio,
  movePortfolioStock,
  updatePortfolio,
} from '@palier/contract/portfolios/portfolioCalls'
import { withUsage } from '../../wire/billing/plan.ts'
import { firstToWire, movedToWire, updatedToWire } from '../../wire/portfolios/holdingsAfterWrite.ts'
import { forUser } from '../kernel/route.ts'

const options = { rules: ['acceptedTerms'] } as const

export const portfolioWriteRoutes = {
  addPortfolio: forUser(
    addPortfolio,
    async ({ input, viewer, now, services: { portfolioWrites } }) => {
      const { portfolioName: name, portfolioDescription: description, currency, accountKind, owner } = input
      const written = await portfolioWrites.add(viewer, { name, description, currency, accountKind, owner }, now)
      return withUsage(firstToWire(written), written.planAndUsage)
    },
    options,
  ),

  updatePortfolio: forUser(
    updatePortfolio,
    async ({ input, viewer, now, services: { portfolioWrites } }) => {
      const { portfolioName: name, portfolioDescription: description, currency, accountKind, owner } = input
      const text = { name, description, currency, accountKind, owner }
      const withLots = input.lots === 'all'
      const written = await portfolioWrites.update(viewer, targetOf(input), text, { withLots }, now)
      return { data: firstToWire(written) }
    },
    options,
  ),

  deletePortfolio: forUser(
    deletePortfolio,
    async ({ input, viewer, now, services: { portfolioWrites } }) => {
      const planAndUsage = await portfolioWrites.delete(viewer, targetOf(input), now)
      return withUsage({ portfolioId: input.portfolioId }, planAndUsage)
    },
    options,
  ),

  addPortfolioStock: forUser(
    addPortfolioStock,
    async ({ input, viewer, now, services: { portfolioWrites } }) => {
      const written = await portfolioWrites.addStock(viewer, input, { withLots: input.lots === 'all' }, now)
      return { data: updatedToWire(written) }
    },
    options,
  ),

  movePortfolioStock: forUser(
    movePortfolioStock,
    async ({ input, viewer, now, services: { portfolioWrites } }) => {
      const written = await portfolioWrites.moveStock(viewer, input, { withLots: input.lots === 'all' }, now)
      return { data: movedToWire(written) }
    },
    options,
  ),
}

function targetOf({ portfolioId, version }: { portfolioId: string; version?: number | undefined }) {
  return { portfolioId, version }
}
