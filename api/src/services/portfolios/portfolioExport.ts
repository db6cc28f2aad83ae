import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { EXPORT_HEADER_LINE, exportLineOf } from '@palier/domain/imports/tradeFileExport'
import type { Database } from '../../database/kernel/database.ts'
import { findLotsFrom, LOTS_A_PAGE } from '../../database/queries/portfolios/exportedLotQueries.ts'
import type { LotCursor } from '../../database/queries/portfolios/lotQueries.ts'
import type { PortfolioRow } from '../../database/queries/portfolios/portfolioQueries.ts'

export type ExportedFile = { fileName: string; csv: string }

/** Exports the lots of a portfolio, the oldest first, as a file that imports to the same holdings. */
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
  return { fileName: fileNameOf(portfolio.name, now), csv }
}

const NAME_LENGTH = 40

function fileNameOf(portfolioName: string, now: Date): string {
  const plain = portfolioName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
  return `palier-${plain || 'portfolio'}-${now.toISOString().slice(0, 10)}.csv`
}
