import type {
  importPortfolio,
  WireImportPreview,
  WireImportRecords,
  WireImportRow,
} from '@palier/contract/imports/importCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import { cashOf } from '@palier/domain/portfolios/bookEvent'
import type { z } from 'zod'
import type { PreviewRow } from '../../services/imports/stagedRows.ts'
import { columnsOfPreview, type Preview } from '../../services/imports/imports.ts'
import { columnMeaningName } from '../../services/imports/importReading.ts'
import type { RowOutcome } from '../../services/imports/checkRows.ts'
import { factsOfRead, type ReadEvent } from '../../services/imports/readEvent.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { moneyToWire } from '../kernel/money.ts'

const SAMPLES = 3

export function previewToWire(preview: Preview): WireImportPreview {
  const { row, questions, counts, events, unnamed, accounts, samples, rows, next } = preview
  const { format, columns } = columnsOfPreview(preview)
  return {
    importId: row.id,
    portfolioId: row.portfolioId,
    formatName: format?.name ?? null,
    columns: row.header.map((title, index) => ({
      index,
      title,
      samples: samples.slice(0, SAMPLES).map(({ cells }) => cells[index] ?? ''),
      meaning: columnMeaningName(columns, index),
    })),
    questions,
    accounts,
    rows: rows.map(rowToWire),
    nextCursor: next === null ? null : Buffer.from(String(next)).toString('base64url'),
    acceptedCount: counts.accepted,
    skippedCount: counts.skipped,
    refusedCount: counts.refused,
    duplicateCount: counts.duplicate,
    incompleteCount: counts.incomplete,
    rowCount: row.rowCount,
    headerLine: row.remainder?.headerLine ?? null,
    blankCount: row.remainder?.blankCount ?? null,
    recordCount: row.remainder && recordCountOf(row.rowCount, row.remainder),
    events: events.map(({ cash, ...sum }) => ({ ...sum, cash: moneyToWire(decimal(cash)) })),
    unnamed,
    isReady: questions.length === 0,
  }
}

/** Throws BadCursor if the cursor is invalid. */
export function rowCursorFromWire(text: string | undefined): number {
  if (text === undefined) return 0
  const written = Buffer.from(text, 'base64url').toString()
  if (!/^\d{1,6}$/.test(written)) throw new Refusal('BadCursor', { field: 'after' })
  return Number(written)
}

function rowToWire({ line, cells, outcome }: PreviewRow): WireImportRow {
  const { trade, event } = outcome ?? {}
  // If the original stock is unknown, the resulting one is shown.
  const stock = trade ?? (event?.symbol == null ? (event?.action?.other ?? event) : event)
  return {
    line,
    verdict: outcome?.verdict ?? 'skipped',
    reason: outcome ? outcome.reason : 'notRead',
    date: trade?.tradeDate ?? event?.date ?? null,
    type: trade?.kind ?? null,
    symbol: stock?.symbol ?? null,
    exchange: stock?.exchange ?? null,
    companyName: stock?.companyName ?? null,
    quantity: numberOrNull(trade?.quantity ?? event?.quantity ?? event?.action?.otherQuantity),
    price: numberOrNull(trade?.price ?? event?.perShare),
    event: event && eventToWire(event),
    mismatch: outcome?.mismatch ? mismatchToWire(outcome.mismatch) : null,
    withLine: outcome?.withLine ?? null,
    isUnproved: trade?.isUnproved ?? event?.isUnproved ?? false,
    cells,
  }
}

function mismatchToWire({ stated, computed }: NonNullable<RowOutcome['mismatch']>): WireImportRow['mismatch'] {
  return { stated: moneyToWire(decimal(stated)), computed: moneyToWire(decimal(computed)) }
}

/** For part of an event, such as the tax on a dividend, `cash` is that part only. */
function eventToWire(event: ReadEvent): WireImportRow['event'] {
  const { kind, incomeKind, currency, isUnproved, role, withheld } = event
  const isGot = role === 'exchanged'
  const taken = role === 'withheld' ? decimal(withheld ?? 0).times(-1) : cashOf(factsOfRead(event))
  const cash = isGot ? decimal(event.counterAmount ?? 0) : taken
  return {
    kind,
    incomeKind,
    currency,
    isUnproved,
    cash: moneyToWire(cash),
    numerator: numberOrNull(event.numerator),
    denominator: numberOrNull(event.denominator),
    withheld: numberOrNull(withheld),
  }
}

function numberOrNull(text: string | null | undefined): number | null {
  return text == null ? null : Number(text)
}

const NO_REMAINDER: Remainder = { headerLine: null, blankCount: 0 }

type Remainder = { headerLine: number | null; blankCount: number }

function recordCountOf(rowCount: number, { headerLine, blankCount }: Remainder): number {
  return rowCount + blankCount + (headerLine === null ? 0 : 1)
}

export function outcomesToWire(outcomes: readonly RowOutcome[], stored: Remainder | null) {
  const remainder = stored ?? NO_REMAINDER
  const exceptions: z.input<typeof importPortfolio.output>['importPortfolioResult']['exceptions'] = []
  const skipped: { line: number; reason: string }[] = []
  const incomplete: { line: number; reason: string }[] = []
  const records: WireImportRecords & { incomplete: number } = {
    total: recordCountOf(outcomes.length, remainder),
    header: remainder.headerLine === null ? 0 : 1,
    blank: remainder.blankCount,
    entered: 0,
    duplicate: 0,
    skipped: 0,
    refused: 0,
    incomplete: 0,
  }
  for (const { line, verdict, reason, trade, event } of outcomes) {
    records[verdict === 'accepted' ? 'entered' : verdict] += 1
    if (verdict === 'skipped') skipped.push({ line, reason: reason ?? '' })
    if (verdict === 'incomplete') incomplete.push({ line, reason: reason ?? '' })
    if (verdict !== 'refused' && verdict !== 'duplicate') continue
    const errorCode = verdict === 'duplicate' ? 'DuplicateKey' : codeOf(reason)
    exceptions.push({ line, symbol: trade?.symbol ?? event?.symbol ?? '', errorCode, errorMsg: reason ?? '' })
  }
  return { exceptions, skipped, incomplete, records }
}

function codeOf(reason: string | null): string {
  if (reason?.startsWith('quantity.')) return 'invalidLotQuantity'
  if (reason?.startsWith('record.')) return 'ImportUnclear'
  return reason?.startsWith('symbol.') ? 'resource_missing' : 'parameter_invalid_empty'
}
