import { decimalOrNull } from '@palier/domain/kernel/decimal'
import type { BookEventFacts, EventRow } from '@palier/domain/portfolios/bookEvent'
import { bringsShares } from '@palier/domain/portfolios/lot'
import type { BookEventRow } from '../../database/queries/portfolios/bookEventQueries.ts'

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
