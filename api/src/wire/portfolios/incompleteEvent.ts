import type { WireIncompleteEvent } from '@palier/contract/portfolios/incompleteEventCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import type { ListedIncomplete } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import { moneyToWire } from '../kernel/money.ts'

export function incompleteEventToWire({ event, stock, otherStock }: ListedIncomplete): WireIncompleteEvent {
  const { id, portfolioId, importId, line, kind, missing, date, symbol, currency, text } = event
  return {
    incompleteEventId: id,
    portfolioId,
    importId,
    line,
    kind,
    missing,
    date,
    symbol,
    currency,
    text,
    stock: stockToWire(event.stockId, stock),
    otherStock: stockToWire(event.otherStockId, otherStock),
    quantity: numberOrNull(event.quantity),
    otherQuantity: numberOrNull(event.otherQuantity),
    numerator: numberOrNull(event.numerator),
    denominator: numberOrNull(event.denominator),
    gross: numberOrNull(event.gross),
    cashInLieu: numberOrNull(event.cashInLieu),
  }
}

function stockToWire(stockId: string | null, stock: ListedIncomplete['stock']): WireIncompleteEvent['stock'] {
  if (stockId === null || !stock) return null
  return { stockId, symbol: stock.ticker, companyName: stock.companyName, currency: stock.currency }
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : moneyToWire(decimal(text))
}
