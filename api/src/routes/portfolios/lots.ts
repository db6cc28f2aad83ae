import { addBuyLot, addSellLot, deleteLot, updateLot } from '@palier/contract/portfolios/portfolioCalls'
import type { LotKind } from '@palier/domain/portfolios/lot'
import { lotFromWire } from '../../wire/portfolios/lot.ts'
import { updatedToWire } from '../../wire/portfolios/holdingsAfterWrite.ts'
import { forUser } from '../kernel/route.ts'

const options = { rules: ['acceptedTerms'] } as const

export const lotRoutes = {
  addBuyLot: addLotRoute(addBuyLot, 'buy'),

  addSellLot: addLotRoute(addSellLot, 'sell'),

  updateLot: forUser(
    updateLot,
    async ({ input, viewer, now, services: { lotWrites } }) => {
      const { portfolioId, stockId, lotId, version } = input
      const write = lotFromWire(input.transactionType === 'Buy' ? 'buy' : 'sell', input)
      const target = { portfolioId, stockId, lotId, version }
      const withLots = input.lots === 'all'
      return { data: updatedToWire(await lotWrites.update(viewer, target, write, { withLots }, now)) }
    },
    options,
  ),

  deleteLot: forUser(
    deleteLot,
    async ({ input, viewer, now, services: { lotWrites } }) => {
      const { portfolioId, stockId, lotId, version } = input
      const target = { portfolioId, stockId, lotId, version }
      return { data: updatedToWire(await lotWrites.delete(viewer, target, { withLots: input.lots === 'all' }, now)) }
    },
    options,
  ),
}

function addLotRoute(call: typeof addBuyLot, kind: LotKind) {
  return forUser(
    call,
    async ({ input, viewer, now, services: { lotWrites } }) => {
      const { portfolioId, stockId } = input
      const write = lotFromWire(kind, input)
      const withLots = input.lots === 'all'
      return { data: updatedToWire(await lotWrites.add(viewer, { portfolioId, stockId }, write, { withLots }, now)) }
    },
    options,
  )
}
