import type { WireImportPreview, WireImportRow } from '@palier/contract/calls/imports'
import type { PreviewRow } from '../services/importRows.ts'
import { columnsOfPreview, type Preview } from '../services/imports.ts'
import { wireMeaningOf } from '../services/importReading.ts'
import type { RowOutcome } from '../services/importVerdicts.ts'
import { Refusal } from '../services/refusal.ts'

const SAMPLES = 3

export function previewToWire(preview: Preview): WireImportPreview {
  const { row, questions, counts, samples, rows, next } = preview
  const { format, columns } = columnsOfPreview(preview)
  return {
    importId: row.id,
    portfolioId: row.portfolioId,
    formatName: format?.name ?? null,
    columns: row.header.map((title, index) => ({
      index,
      title,
      samples: samples.slice(0, SAMPLES).map(({ cells }) => cells[index] ?? ''),
      meaning: wireMeaningOf(columns, index),
    })),
    questions,
    rows: rows.map(rowToWire),
    nextCursor: next === null ? null : Buffer.from(String(next)).toString('base64url'),
    acceptedCount: counts.accepted,
    skippedCount: counts.skipped,
    refusedCount: counts.refused,
    duplicateCount: counts.duplicate,
    rowCount: row.rowCount,
    isReady: questions.length === 0,
  }
}

/** Refused with parameter_invalid_empty where the cursor is none of ours. */
export function rowCursorFromWire(text: string | undefined): number {
  if (text === undefined) return 0
  const written = Buffer.from(text, 'base64url').toString()
  if (!/^\d{1,6}$/.test(written)) throw new Refusal('parameter_invalid_empty', { field: 'after' })
  return Number(written)
}

function rowToWire({ line, cells, outcome }: PreviewRow): WireImportRow {
  const trade = outcome?.trade
  return {
    line,
    verdict: outcome?.verdict ?? 'skipped',
    reason: outcome ? outcome.reason : 'notRead',
    date: trade?.tradeDate ?? null,
    type: trade?.kind ?? null,
    symbol: trade?.symbol ?? null,
    exchange: trade?.exchange ?? null,
    companyName: trade?.companyName ?? null,
    quantity: trade ? Number(trade.quantity) : null,
    price: trade ? Number(trade.price) : null,
    cells,
  }
}

/** The rows that did not enter, blank ones and what is no trade aside. */
export function exceptionsToWire(outcomes: readonly RowOutcome[]) {
  return outcomes.flatMap(({ line, verdict, reason, trade }) => {
    if (verdict === 'accepted' || verdict === 'skipped') return []
    const errorCode = verdict === 'duplicate' ? 'DuplicateKey' : codeOf(reason)
    return [{ line, symbol: trade?.symbol ?? '', errorCode, errorMsg: reason ?? '' }]
  })
}

function codeOf(reason: string | null): string {
  if (reason?.startsWith('quantity.')) return 'invalidLotQuantity'
  return reason?.startsWith('symbol.') ? 'resource_missing' : 'parameter_invalid_empty'
}
