import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { lotGainOf } from '@palier/domain/portfolios/holdingStatistics'
import type { LotFacts } from './lotFacts.ts'

/** Gain of a lot at a live price. The gain of a sale is fixed. */
export function liveGainOf(lot: LotFacts, price: Decimal | null): { gain: Decimal; percentage: Decimal } | null {
  if (lot.type === 'SELL') return { gain: decimal(lot.gain), percentage: decimal(lot.gainPercent) }
  const quantity = decimal(lot.quantity)
  const presentQuantity = decimal(lot.presentQuantity)
  return lotGainOf({ quantity, presentQuantity, price: decimal(lot.price) }, null, price)
}
