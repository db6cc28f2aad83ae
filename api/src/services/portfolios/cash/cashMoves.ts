import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { type LotKind, cashOfTrade } from '@palier/domain/portfolios/lot'
import type { CashMove } from '../../../database/queries/portfolios/bookChangeQueries.ts'

/** The place of what is just being entered. */
export const LAST_ENTRY = Number.MAX_SAFE_INTEGER

type StoredTrade = {
  stockId: string
  kind: LotKind
  tradeDate: string
  quantity: string
  price: string
  fee: string | null
}

/** What a purchase or a sale adds to the cash of its account. */
export function tradeMove({ stockId, kind, tradeDate, quantity, price, fee }: StoredTrade): CashMove {
  const trade = { kind, quantity: decimal(quantity), price: decimal(price), fee: decimalOrNull(fee) }
  return { of: { stockId }, date: tradeDate, amount: cashOfTrade(trade).toString(), entryOrder: null }
}

/** What a move takes with it when its row goes. */
export function undone(move: CashMove): CashMove {
  return { ...move, amount: decimal(move.amount).neg().toString() }
}
