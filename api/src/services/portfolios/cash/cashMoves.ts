import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { type LotKind, cashOfTrade } from '@palier/domain/portfolios/lot'
import type { CashMove } from '../../../database/queries/portfolios/bookChangeQueries.ts'

/** Entry order of a row that is being inserted: after all stored rows. */
export const LAST_ENTRY = Number.MAX_SAFE_INTEGER

type StoredTrade = {
  stockId: string
  kind: LotKind
  tradeDate: string
  quantity: string
  price: string
  fee: string | null
}

/** Change of the account's cash by a purchase or a sale. */
export function tradeMove({ stockId, kind, tradeDate, quantity, price, fee }: StoredTrade): CashMove {
  const trade = { kind, quantity: decimal(quantity), price: decimal(price), fee: decimalOrNull(fee) }
  return { of: { stockId }, date: tradeDate, amount: cashOfTrade(trade).toString(), entryOrder: null }
}

/** Reverses a move, for a row that is deleted or replaced. */
export function undone(move: CashMove): CashMove {
  return { ...move, amount: decimal(move.amount).neg().toString() }
}
