import type { WireLot, WireTransaction } from '@palier/contract/portfolios/portfolioSchemas'
import { decimal, decimalOrNull, type Decimal, ZERO } from '@palier/domain/kernel/decimal'
import { tradeMomentOf } from '@palier/domain/portfolios/lot'
import { lotGainOf, transactionAmountsOf } from '@palier/domain/portfolios/holdingStatistics'
import type { LotCursor, LotRow } from '../../database/queries/portfolios/lotQueries.ts'
import type { LotEffect } from '../../services/portfolios/lotEffects.ts'
import type { LotWrite } from '../../services/portfolios/lotWrites.ts'
import type { Transaction } from '../../services/portfolios/portfolios.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { moneyToWire } from '../kernel/money.ts'

type WireTrade = {
  transactionDate: string
  stockQty: number
  averageCostByShare: number
  note: string
  fee?: number | null | undefined
  fxRateToCad?: number | null | undefined
}

/** Throws parameter_invalid_empty if the date is not in the calendar. */
export function lotFromWire(kind: LotWrite['kind'], sent: WireTrade): LotWrite {
  const moment = tradeMomentOf(sent.transactionDate)
  if (!moment) throw new Refusal('parameter_invalid_empty', { field: 'transactionDate' })
  return {
    kind,
    ...moment,
    quantity: amountFromWire(sent.stockQty, 'stockQty'),
    price: amountFromWire(sent.averageCostByShare, 'averageCostByShare'),
    note: sent.note,
    fee: sent.fee == null ? null : amountFromWire(sent.fee, 'fee'),
    fxRateToCad: sent.fxRateToCad == null ? null : amountFromWire(sent.fxRateToCad, 'fxRateToCad'),
  }
}

export function amountFromWire(sent: number, field: string): Decimal {
  if (!Number.isFinite(sent)) throw new Refusal('parameter_invalid_empty', { field })
  return decimal(sent)
}

/** Gain at `lastPrice`. Without a price, the gain of a purchase is 0. */
export function lotToWire(lot: LotRow & LotEffect, lastPrice: Decimal | null): WireLot {
  const quantity = decimal(lot.quantity)
  const price = decimal(lot.price)
  const presentQuantity = decimal(lot.presentQuantity)
  const amount = decimalOrNull(lot.cost)
  const gain = lotGainOf({ quantity, presentQuantity, price, amount }, decimalOrNull(lot.soldCost), lastPrice)
  return {
    lotId: lot.id,
    quantity: quantity.toNumber(),
    averageTransactionPrice: moneyToWire(price),
    dateOfTransaction: momentToWire(lot),
    note: lot.note,
    portfolioStockTransationType: lot.kind,
    standardizedTotalGain: moneyToWire(gain?.gain ?? ZERO),
    standardizedTotalGainPourcentage: moneyToWire(gain?.percentage ?? ZERO),
    fee: lot.fee === null ? null : moneyToWire(decimal(lot.fee)),
    fxRateToCad: lot.fxRateToCad === null ? null : moneyToWire(decimal(lot.fxRateToCad)),
    version: lot.version,
    importId: lot.importId,
    eventId: lot.eventId,
    presentQuantity: presentQuantity.toNumber(),
  }
}

/** Market value and share count after the trade, at its own price. */
export function transactionToWire(row: Transaction): WireTransaction {
  const quantity = decimal(row.quantity)
  const price = decimal(row.price)
  const amounts = transactionAmountsOf({ quantity, price }, { shareCountAfter: decimal(row.shareCountAfter) })
  return {
    date: momentToWire(row),
    stockId: row.stockId,
    stockName: row.companyName,
    stockSymbol: row.symbol,
    transactionType: row.kind,
    shareCount: quantity.toNumber(),
    averageShareCost: moneyToWire(price),
    totalTransactionCost: moneyToWire(amounts.totalCost),
    postTransactionStockMarketValue: moneyToWire(amounts.marketValueAfter),
    postTransactionStockShareCount: amounts.shareCountAfter.toNumber(),
    lotId: row.lotId,
    eventId: row.eventId,
    portfolioId: row.portfolioId,
    currency: row.currency,
  }
}

/** Calendar date with the time of day if given. The Z does not mean a time zone. */
function momentToWire({ tradeDate, tradeOrder }: Pick<LotRow, 'tradeDate' | 'tradeOrder'>): string {
  const time = new Date(tradeOrder).toISOString().slice(11)
  return `${tradeDate}T${tradeOrder % 1000 === 0 ? `${time.slice(0, 8)}Z` : time}`
}

const CURSOR = /^(\d{4}-\d{2}-\d{2})\.(-1|\d{1,8})\.(\d{1,15})$/

/** Throws BadCursor if the cursor is invalid. */
export function lotCursorFromWire(text: string | undefined): LotCursor | null {
  if (text === undefined) return null
  const [, tradeDate, tradeOrder, entryOrder] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (tradeDate === undefined || Number.isNaN(Date.parse(tradeDate))) {
    throw new Refusal('BadCursor', { field: 'after' })
  }
  return { tradeDate, tradeOrder: Number(tradeOrder), entryOrder: Number(entryOrder) }
}

export function lotCursorToWire({ tradeDate, tradeOrder, entryOrder }: LotCursor): string {
  return Buffer.from(`${tradeDate}.${tradeOrder}.${entryOrder}`).toString('base64url')
}
