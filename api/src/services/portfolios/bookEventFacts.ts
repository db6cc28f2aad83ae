import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { type BookEventFacts, cashOf, type EventRow } from '@palier/domain/portfolios/bookEvent'
import { bringsShares } from '@palier/domain/portfolios/lot'
import type { CashChange, CashMove } from '../../database/queries/portfolios/bookChangeQueries.ts'
import type { BookEventRow } from '../../database/queries/portfolios/bookEventQueries.ts'
import { undone } from './cash/cashMoves.ts'

/** What a stored event says, with its figures as decimals. */
export function factsOf(
  row: Omit<BookEventRow, 'entryOrder' | 'version' | 'createdAt' | 'otherPortfolioId' | 'otherStockId'>,
): BookEventFacts {
  const { kind, date, recordDate, incomeKind, counterCurrency, note } = row
  return {
    ...{ kind, date, recordDate, incomeKind, counterCurrency, note },
    counterAmount: decimalOrNull(row.counterAmount),
    costShare: decimalOrNull(row.costShare),
    quantity: decimalOrNull(row.quantity),
    numerator: decimalOrNull(row.numerator),
    denominator: decimalOrNull(row.denominator),
    perShare: decimalOrNull(row.perShare),
    gross: decimalOrNull(row.gross),
    withheld: decimalOrNull(row.withheld),
    net: decimalOrNull(row.net),
    cashInLieu: decimalOrNull(row.cashInLieu),
  }
}

/** A row of an event as columns of the ledger; what a transfer in brings stands as its exact cost. */
export function ledgerColumnsOf({ quantity, price, ...row }: EventRow) {
  const isIn = bringsShares(row.kind)
  return {
    ...row,
    quantity: quantity.toString(),
    price: isIn ? '0' : price.toString(),
    cost: isIn ? price.toString() : null,
  }
}

/**
 * What the cash changes by where an event is stored as the second one after it was as the first one; null where there was
 * none, or will be none. What an opening balance changes depends on all else.
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
