import type { WireSuperficialLossCheck } from '@palier/contract/portfolios/superficialLossCalls'
import type { CheckedTrade } from '../../services/portfolios/costBase/superficialLosses.ts'
import { moneyToWire } from '../kernel/money.ts'
import { superficialToWire } from './costBase.ts'

const ROWS = 50

/** Includes only the newest purchases and losses. */
export function superficialLossCheckToWire(check: CheckedTrade): WireSuperficialLossCheck {
  const { settlementDate, sale, purchases, deniedThrough, losses } = check
  return {
    settlementDate,
    deniedThrough,
    sale: sale && {
      gain: moneyToWire(sale.gain),
      deniedLoss: moneyToWire(sale.deniedLoss),
      lostForever: moneyToWire(sale.lostForever),
      superficial: superficialToWire(sale),
      owner: check.owner,
      isProvisional: sale.isProvisional,
    },
    purchases: purchases.slice(-ROWS).map((trade) => ({
      settlementDate: trade.settlementDate,
      portfolioName: trade.portfolioName,
      quantity: trade.quantity.toNumber(),
      isRegistered: trade.isRegistered,
      owner: trade.owner,
    })),
    losses: losses.slice(-ROWS).map(({ sale: lost, loss, deniedBefore, deniedLoss, lostForever, windowEnd }) => ({
      settlementDate: lost.settlementDate,
      portfolioName: lost.portfolioName,
      windowEnd,
      owner: lost.owner,
      loss: moneyToWire(loss),
      deniedBefore: moneyToWire(deniedBefore),
      deniedLoss: moneyToWire(deniedLoss),
      lostForever: moneyToWire(lostForever),
    })),
  }
}
