import type { WireImportAnswers } from '@palier/contract/calls/imports'
import { UNAVAILABLE_PART } from '@palier/contract/envelope'
import type { Database } from '../database/database.ts'
import {
  deleteBlocks,
  deleteStagedBut,
  findBlocks,
  findImport,
  type ImportRow,
  insertImport,
  updateImport,
  upsertMapping,
} from '../database/importQueries.ts'
import { lockLimits } from '../database/listWriteQueries.ts'
import { findPlacesOfImport } from '../database/lotQueries.ts'
import { findPortfolio, lockPortfolios } from '../database/portfolioQueries.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { enterImport, freshLotsOf, leaveImport } from './importEntry.ts'
import type { FileRow } from './fileRows.ts'
import type { FileThreads } from './fileThreads.ts'
import { createGate, type Gate } from './gate.ts'
import { ROWS_A_BLOCK, rowsOf } from './importBlocks.ts'
import type { TradeFile } from './importFile.ts'
import { type Asking, createImportOutcomes, type Prepared } from './importOutcomes.ts'
import { columnsByHeader, type Question } from './importReading.ts'
import { newImport, type PreviewRow, previewRowsOf } from './importRows.ts'
import type { Evaluation, EvaluationFacts, RowOutcome } from './importVerdicts.ts'
import { lockPortfolio } from './ownPortfolio.ts'
import { Refusal } from './refusal.ts'
import type { Viewer } from './viewer.ts'
import { withSmallHeap } from './withSmallHeap.ts'
import { readWritten, type WrittenBook } from './writtenBook.ts'

// How many files of one person wait to be confirmed.
const MOST_STAGED = 5
// Whose rows are looked at or entered at once, in this process.
const AT_ONCE = { part: 'imports', atOnce: 2, waiting: 20, waitMilliseconds: 10_000 } as const

export function createImportGate(): Gate {
  const pass = createGate(AT_ONCE)
  return (work) => pass(() => withSmallHeap(work))
}

export type Preview = {
  row: ImportRow
  answers: WireImportAnswers | null
  questions: Question[]
  counts: EvaluationFacts['counts']
  /** The first rows, whatever the page. */
  samples: FileRow[]
  rows: PreviewRow[]
  /** Where the next page begins. */
  next: number | null
}

/** `gate` bounds how many files' rows are in memory at once, in whatever transaction. */
export function createImports(database: Database, marketData: MarketData, gate: Gate, threads: FileThreads) {
  const importOutcomes = createImportOutcomes(database, gate, threads)

  async function find({ userId }: Viewer, importId: string): Promise<ImportRow> {
    const row = await findImport(database, userId, importId)
    if (!row) throw new Refusal('resource_missing')
    return row
  }

  async function portfolioOf({ userId }: Viewer, portfolioId: string) {
    const portfolio = await findPortfolio(database, userId, portfolioId)
    if (!portfolio) throw new Refusal('resource_missing')
    return portfolio
  }

  return {
    gate,

    /** Refused with resource_missing where the portfolio is not the viewer's. */
    async expectPortfolio(viewer: Viewer, portfolioId: string): Promise<void> {
      await portfolioOf(viewer, portfolioId)
    },

    /** Reads a file on a thread of its own, as far as somebody waits for it. */
    async read({ userId }: Viewer, file: File, signal: AbortSignal): Promise<TradeFile> {
      return threads.readTradeFile(new Uint8Array(await file.arrayBuffer()), userId, signal)
    },

    /** Keeps a file aside, and answers its id. Of those that wait already the oldest goes where they are many. */
    async stage(viewer: Viewer, portfolioId: string, file: TradeFile, now: Date): Promise<string> {
      const { id } = await portfolioOf(viewer, portfolioId)
      const row = newImport(viewer, id, file, now)
      await insertImport(database, row, file.blocks)
      await deleteStagedBut(database, row, MOST_STAGED)
      return row.id
    },

    /** What would become of some rows, beginning with one. Answers are remembered for this file. */
    async preview(
      viewer: Viewer,
      {
        importId,
        answers,
        first,
        from,
      }: { importId: string; answers: WireImportAnswers | null; first: number; from: number },
      asking: Asking,
    ): Promise<Preview> {
      const found = await find(viewer, importId)
      if (found.status !== 'staged') throw new Refusal('resource_missing')
      if (answers) await updateImport(database, found.id, { reading: answers, outcome: null })
      const row = answers ? { ...found, reading: answers, outcome: null } : found
      const { questions, counts } = await importOutcomes.outcomeOf(viewer, row, asking)

      const firstBlock = Math.floor(from / ROWS_A_BLOCK)
      const count = Math.ceil((from + first) / ROWS_A_BLOCK) - firstBlock
      const blocks = await findBlocks(database, row.id, firstBlock, count)
      const [start] = firstBlock === 0 && blocks[0] ? blocks : await findBlocks(database, row.id, 0, 1)
      const rows = blocks.flatMap((block) => previewRowsOf(block, questions.length === 0))
      const page = rows.slice(from - firstBlock * ROWS_A_BLOCK).slice(0, first)
      return {
        row,
        answers: await importOutcomes.answersFor(viewer, row),
        questions,
        counts,
        samples: start ? rowsOf(start.rows) : [],
        rows: page,
        next: from + first < row.rowCount ? from + first : null,
      }
    },

    /** Evaluates a file before its transaction. Refused with ImportUnclear where there are questions left. */
    async prepare(viewer: Viewer, importId: string, includeDuplicates: boolean, asking: Asking): Promise<Prepared> {
      const row = await find(viewer, importId)
      if (row.status !== 'staged') throw new Refusal('DuplicateKey')
      const prepared = await importOutcomes.prepare(viewer, row, includeDuplicates, asking)
      if (prepared.questions.length > 0) throw new Refusal('ImportUnclear')
      return prepared
    },

    /** Enters all accepted rows in the caller's transaction. */
    async confirm(viewer: Viewer, prepared: Prepared, now: Date): Promise<WrittenBook & { importedCount: number }> {
      const { userId } = viewer
      await lockLimits(database, userId)
      const portfolio = await lockPortfolio(database, viewer, prepared.row.portfolioId)
      const row = await find(viewer, prepared.row.id)
      if (row.status !== 'staged') throw new Refusal('DuplicateKey')
      if (portfolio.bookVersion !== prepared.bookVersion) throw changedMeanwhile()

      const importedCount = await enterImport(database, { userId, portfolioId: portfolio.id }, prepared.freshLots, now)
      await updateImport(database, row.id, { status: 'done' })
      await deleteBlocks(database, row.id)
      if (row.reading !== null) {
        await upsertMapping(database, { userId, headerKey: row.headerKey, answers: row.reading, updatedAt: now })
      }
      const written = await readWritten(database, marketData, viewer, [portfolio.id], { withLots: false }, now)
      return { ...written, importedCount }
    },

    /** Takes the lots of an import out again, in the caller's transaction. */
    async undo(viewer: Viewer, importId: string, now: Date): Promise<WrittenBook & { removedCount: number }> {
      const row = await find(viewer, importId)
      if (row.status !== 'done') throw new Refusal('resource_missing')
      const places = await findPlacesOfImport(database, row.id)
      const portfolioIds = new Set([row.portfolioId, ...places.map(({ portfolioId }) => portfolioId)])
      await lockPortfolios(database, viewer.userId, [...portfolioIds])
      const removedCount = await leaveImport(database, row.id)
      await updateImport(database, row.id, { status: 'undone' })
      const written = await readWritten(database, marketData, viewer, [row.portfolioId], { withLots: false }, now)
      return { ...written, removedCount }
    },

    /**
     * Judges a file that is entered in one step: what its header proves is read. Refused with ImportUnclear where that
     * leaves questions.
     */
    async prepareAtOnce(viewer: Viewer, portfolioId: string, file: TradeFile, asking: Asking): Promise<AtOnce> {
      const portfolio = await portfolioOf(viewer, portfolioId)
      const row = newImport(viewer, portfolio.id, file, asking.now)
      const unread = { ...row, reading: null, outcome: null }
      const evaluation = await importOutcomes.evaluateFile(viewer, unread, file, asking)
      if (evaluation.questions.length > 0) throw new Refusal('ImportUnclear')
      return { row, bookVersion: portfolio.bookVersion, evaluation }
    },

    /** Enters what was judged, in the caller's transaction. Refused with a time where lots were written meanwhile. */
    async importAtOnce(
      viewer: Viewer,
      { row, bookVersion, evaluation }: AtOnce,
      now: Date,
    ): Promise<WrittenBook & { outcomes: RowOutcome[] }> {
      await lockLimits(database, viewer.userId)
      const portfolio = await lockPortfolio(database, viewer, row.portfolioId)
      if (portfolio.bookVersion !== bookVersion) throw changedMeanwhile()
      await insertImport(database, { ...row, status: 'done' }, [])
      const fresh = await freshLotsOf(evaluation, { portfolioId: portfolio.id, importId: row.id }, now)
      await enterImport(database, { userId: viewer.userId, portfolioId: portfolio.id }, fresh, now)
      const written = await readWritten(database, marketData, viewer, [portfolio.id], { withLots: false }, now)
      return { ...written, outcomes: evaluation.outcomes }
    },
  }
}

type AtOnce = { row: ReturnType<typeof newImport>; bookVersion: number; evaluation: Evaluation }

/** Judging rows waits for others, which nobody does who holds a transaction. */
function changedMeanwhile(): Refusal {
  return new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: 'imports', retryAfterSeconds: 1 })
}

export type Imports = ReturnType<typeof createImports>

/** What the file's header alone says of its columns, with what was answered. */
export function columnsOfPreview({ row, answers }: Preview) {
  return columnsByHeader(row.header, answers)
}
