import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { type BookEventFacts, cashOf, type EventRow } from '@palier/domain/portfolios/bookEvent'
import { mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import { bringsShares, type LedgerKind } from '@palier/domain/portfolios/lot'
import type { CashChange, CashMove } from '../../database/queries/portfolios/bookChangeQueries.ts'
import type { BookEventRow } from '../../database/queries/portfolios/bookEventQueries.ts'
import { undone } from './cash/cashMoves.ts'

export function factsOf(
  row: Omit<BookEventRow, 'entryOrder' | 'version' | 'createdAt' | 'otherPortfolioId' | 'otherStockId'>,
): BookEventFacts {
  const { kind, date, recordDate, incomeKind, counterCurrency, note } = row
  const amounts = mapEventAmounts((name) => decimalOrNull(row[name]))
  return { ...amounts, kind, date, recordDate, incomeKind, counterCurrency, note }
}

/** A row of an event as columns of the ledger: `cost` holds the exact total if the price cannot. */
export function ledgerColumnsOf({ quantity, price, amount, ...row }: EventRow) {
  const isIn = bringsShares(row.kind)
  return {
    ...row,
    quantity: quantity.toString(),
    price: isIn ? '0' : price.toString(),
    cost: isIn ? price.toString() : (amount?.toString() ?? null),
  }
}

/** Price and exact amount of a stored row. The price of received shares is their whole cost. */
export function pricedByCost({ kind, price, cost }: { kind: LedgerKind; price: string; cost: string | null }) {
  return bringsShares(kind) ? { price: cost ?? price, amount: null } : { price, amount: cost }
}

/**
 * Change of cash if `after` replaces `before`. Null means that there is no such event. Returns
 * `unknown` for an opening balance, because its effect depends on all other events.
 */
export function cashChangeOf(before: BookEventRow | null, after: BookEventRow | null): CashChange {
  if ((after ?? before)?.kind === 'openingBalance') return 'unknown'
  return [...movesOf(before).map(undone), ...movesOf(after)]
}

function movesOf(event: BookEventRow | null): CashMove[] {
  if (!event) return []
  const { kind, date, currency, counterCurrency, counterAmount } = event
  const entryOrder = kind === 'cashAdjustment' ? event.entryOrder : null
  const own = { of: { currency }, date, amount: cashOf(factsOf(event)).toString(), entryOrder }
  if (counterCurrency === null || counterAmount === null) return [own]
  return [own, { of: { currency: counterCurrency }, date, amount: counterAmount, entryOrder: null }]
}
