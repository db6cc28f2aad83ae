import { conversionParts } from '@palier/domain/imports/conversionParts'
import { decimal, decimalOrNull, ZERO } from '@palier/domain/kernel/decimal'
import { conversionCurrencyOf } from '@palier/domain/market/currency'
import { journalOf, journalRateOf } from '@palier/domain/portfolios/journal'
import { eventExportLineOf, EXPORT_HEADER_LINE, exportLineOf } from '@palier/domain/imports/tradeFileExport'
import type { Database } from '../../database/kernel/database.ts'
import { findLotsFrom, LOTS_A_PAGE } from '../../database/queries/portfolios/exportedLotQueries.ts'
import {
  type BookCursor,
  type BookEventRow,
  EVENTS_A_PAGE,
  findEventsFrom,
} from '../../database/queries/portfolios/bookEventQueries.ts'
import type { LotCursor } from '../../database/queries/portfolios/lotQueries.ts'
import type { PortfolioRow } from '../../database/queries/portfolios/portfolioQueries.ts'
import { factsOf } from './bookEventFacts.ts'

export type ExportedFile = { fileName: string; csv: string }

/**
 * Exports the lots of a portfolio, oldest first, and then its events. Importing the file restores
 * the same portfolio. Lots that belong to an event are exported in its line.
 */
export async function exportPortfolio(database: Database, portfolio: PortfolioRow, now: Date): Promise<ExportedFile> {
  let csv = EXPORT_HEADER_LINE
  let after: LotCursor | null = null
  for (;;) {
    const lots = await findLotsFrom(database, portfolio.id, after)
    for (const { lot, ticker, exchangeCode } of lots) {
      csv += exportLineOf({
        kind: lot.kind,
        tradeDate: lot.tradeDate,
        tradeOrder: lot.tradeOrder,
        symbol: ticker,
        exchange: exchangeCode,
        quantity: decimal(lot.quantity),
        price: decimal(lot.price),
        note: lot.note,
        fee: decimalOrNull(lot.fee),
        fxRateToCad: decimalOrNull(lot.fxRateToCad),
        settlementDate: lot.settlementDate,
        account: portfolio.accountKind,
      })
    }
    after = lots.at(-1)?.lot ?? null
    if (after === null || lots.length < LOTS_A_PAGE) break
  }
  for (let last: BookCursor | null = null; ;) {
    const events = await findEventsFrom(database, portfolio.id, last)
    for (const { event, symbol, exchangeCode, receivedCost, ...other } of events) {
      const facts = factsOf(event)
      if (event.otherStockId !== null) {
        csv += conversionLines(event, { symbol, exchangeCode, ...other }, portfolio)
        continue
      }
      const gross = decimalOrNull(receivedCost)
      csv += eventExportLineOf({
        facts: gross ? { ...facts, kind: 'transferIn', gross, perShare: null } : facts,
        symbol: symbol ?? '',
        exchange: exchangeCode ?? '',
        account: portfolio.accountKind,
        currency: event.currency,
        isEstimate: event.isEstimate,
        fxRateToCad: decimalOrNull(event.fxRateToCad),
      })
    }
    last = events.at(-1)?.event ?? null
    if (last === null || events.length < EVENTS_A_PAGE) break
  }
  return { fileName: fileNameOf(portfolio.name, now), csv }
}

type Ends = {
  symbol: string | null
  exchangeCode: string | null
  otherSymbol: string | null
  otherExchangeCode: string | null
  convertedCost: string | null
}

/** Exports a conversion as lines of the old and the new stock, so that an import restores it. */
function conversionLines(event: BookEventRow, ends: Ends, { accountKind: account }: PortfolioRow): string {
  const rate = decimalOrNull(event.fxRateToCad)
  const journal = journalOf({ ...event, fxRateToCad: rate })
  return conversionParts(factsOf(event), decimalOrNull(ends.convertedCost) ?? ZERO)
    .map(({ isOther, trade, facts }) => {
      const fxRateToCad = journal ? journalRateOf(journal, isOther ? 'comes' : 'leaves') : rate
      const symbol = (isOther ? ends.otherSymbol : ends.symbol) ?? ''
      const exchange = (isOther ? ends.otherExchangeCode : ends.exchangeCode) ?? ''
      if (facts) {
        const { isEstimate } = event
        const currency = journal && isOther ? conversionCurrencyOf(event.currency) : event.currency
        return eventExportLineOf({ facts, symbol, exchange, account, currency, isEstimate, fxRateToCad })
      }
      if (!trade) return ''
      const moment = { tradeDate: event.date, tradeOrder: 0, settlementDate: null }
      return exportLineOf({ ...trade, ...moment, symbol, exchange, account, note: event.note, fee: null, fxRateToCad })
    })
    .join('')
}

const NAME_LENGTH = 40

function fileNameOf(portfolioName: string, now: Date): string {
  const plain = portfolioName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, NAME_LENGTH)
    .toLowerCase()
  const name = plain.endsWith('-') ? plain.slice(0, -1) : plain
  return `palier-${name || 'portfolio'}-${now.toISOString().slice(0, 10)}.csv`
}
