import { decimalOrNull } from '@palier/domain/kernel/decimal'
import type { BookEventFacts, EventRow } from '@palier/domain/portfolios/bookEvent'
import type { BookEventRow } from '../../database/queries/portfolios/bookEventQueries.ts'

/** What a stored event says, with its figures as decimals. */
export function factsOf(
  row: Omit<BookEventRow, 'entryOrder' | 'version' | 'createdAt' | 'otherPortfolioId'>,
): BookEventFacts {
  const { kind, date, recordDate, incomeKind, note } = row
  return {
    ...{ kind, date, recordDate, incomeKind, note },
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
  const isIn = row.kind === 'transferIn'
  return {
    ...row,
    quantity: quantity.toString(),
    price: isIn ? '0' : price.toString(),
    cost: isIn ? price.toString() : null,
  }
}
