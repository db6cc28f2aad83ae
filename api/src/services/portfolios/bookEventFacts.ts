import { decimalOrNull } from '@palier/domain/kernel/decimal'
import type { BookEventFacts } from '@palier/domain/portfolios/bookEvent'
import type { BookEventRow } from '../../database/queries/portfolios/bookEventQueries.ts'

/** What a stored event says, with its figures as decimals. */
export function factsOf(row: Omit<BookEventRow, 'entryOrder' | 'version' | 'createdAt'>): BookEventFacts {
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
