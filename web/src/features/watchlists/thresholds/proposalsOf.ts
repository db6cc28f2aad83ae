import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { proposalsFor, type Proposal } from '@palier/domain/watchlists/proposals'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { EntryStock } from './entryStock.ts'
import type { StockFigures } from './useStockFigures.ts'

export function proposalsOf(kind: ListKind, stock: EntryStock, { forecast }: StockFigures): readonly Proposal[] {
  return proposalsFor(kind, {
    price: decimalOrNull(stock.lastPrice),
    yearLow: decimalOrNull(stock.yearLow),
    yearHigh: decimalOrNull(stock.yearHigh),
    forecast: decimalOrNull(forecast),
  })
}
