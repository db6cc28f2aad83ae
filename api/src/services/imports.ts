import { importAnswers, type WireImportAnswers } from '@palier/contract/calls/imports'
import type { Database } from '../database/database.ts'
import {
  deleteBlocks,
  findBlocks,
  findImport,
  findMapping,
  type ImportRow,
  insertImport,
  storeVerdicts,
  updateImport,
  upsertMapping,
} from '../database/importQueries.ts'
import { lockLimits } from '../database/listWriteQueries.ts'
import { findLotsOfImport } from '../database/lotQueries.ts'
import { findPortfolio, lockPortfolios } from '../database/portfolioQueries.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { countOutcomes, enterImport, leaveImport } from './importEntry.ts'
import type { FileRow, TradeFile } from './importFile.ts'
import { columnsByHeader, type Question } from './importReading.ts'
import {
  inBlocks,
  newImport,
  type PreviewRow,
  previewRowsOf,
  ROWS_A_BLOCK,
  rowsInMemory,
  rowsOf,
  stagedRows,
} from './importRows.ts'
import { evaluateImport, type Evaluation, type RowOutcome } from './importVerdicts.ts'
import { lockPortfolio } from './ownPortfolio.ts'
import { Refusal } from './refusal.ts'
import type { Viewer } from './viewer.ts'
import { readWritten, type WrittenBook } from './writtenBook.ts'

/** What is kept of an evaluation beside the verdicts of its rows. */
type Outcome = {
  bookVersion: number
  questions: Question[]
  counts: ReturnType<typeof countOutcomes>
}

export type Preview = {
  row: ImportRow
  answers: WireImportAnswers | null
  questions: Question[]
  counts: ReturnType<typeof countOutcomes>
  /** The first rows, whatever the page. */
  samples: FileRow[]
  rows: PreviewRow[]
  /** Where the next page begins. */
  next: number | null
}

/** A file that is to enter a portfolio, evaluated against the lots of one moment. */
export type Prepared = { row: ImportRow; evaluation: Evaluation; bookVersion: number }

export function createImports(database: Database, marketData: MarketData) {
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

  async function answersFor({ userId }: Viewer, { reading, headerKey }: ImportRow): Promise<WireImportAnswers | null> {
    const known = reading ?? (await findMapping(database, userId, headerKey))
    return known === null ? null : importAnswers.parse(known)
  }

  async function evaluate(viewer: Viewer, row: ImportRow, includeDuplicates: boolean, now: Date): Promise<Prepared> {
    const { bookVersion } = await portfolioOf(viewer, row.portfolioId)
    const answers = await answersFor(viewer, row)
    const wanted = { portfolioId: row.portfolioId, header: row.header, answers, includeDuplicates }
    const evaluation = await evaluateImport(database, { ...wanted, rows: stagedRows(database, row.id) }, now)
    return { row, evaluation, bookVersion }
  }

  async function outcomeOf(viewer: Viewer, row: ImportRow, now: Date): Promise<Outcome> {
    const { bookVersion } = await portfolioOf(viewer, row.portfolioId)
    // Written by ourselves, below.
    const known = row.outcome as Outcome | null
    if (known?.bookVersion === bookVersion) return known
    const { evaluation, ...prepared } = await evaluate(viewer, row, false, now)
    const { questions, outcomes } = evaluation
    const outcome = { bookVersion: prepared.bookVersion, questions, counts: countOutcomes(outcomes) }
    await storeVerdicts(
      database,
      row.id,
      inBlocks(outcomes).map((verdicts, block) => ({ block, verdicts })),
    )
    await updateImport(database, row.id, { outcome })
    return outcome
  }

  return {
    /** Refused with resource_missing where the portfolio is not the viewer's. */
    async expectPortfolio(viewer: Viewer, portfolioId: string): Promise<void> {
      await portfolioOf(viewer, portfolioId)
    },

    /** Keeps a file aside, and answers its id. */
    async stage(viewer: Viewer, portfolioId: string, file: TradeFile, now: Date): Promise<string> {
      const { id } = await portfolioOf(viewer, portfolioId)
      const row = newImport(viewer, id, file, now)
      await insertImport(database, row, inBlocks(file.rows))
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
      now: Date,
    ): Promise<Preview> {
      const found = await find(viewer, importId)
      if (found.status !== 'staged') throw new Refusal('resource_missing')
      if (answers) await updateImport(database, found.id, { reading: answers, outcome: null })
      const row = answers ? { ...found, reading: answers, outcome: null } : found
      const { questions, counts } = await outcomeOf(viewer, row, now)

      const firstBlock = Math.floor(from / ROWS_A_BLOCK)
      const count = Math.ceil((from + first) / ROWS_A_BLOCK) - firstBlock
      const blocks = await findBlocks(database, row.id, firstBlock, count)
      const [start] = firstBlock === 0 && blocks[0] ? blocks : await findBlocks(database, row.id, 0, 1)
      const rows = blocks.flatMap((block) => previewRowsOf(block, questions.length === 0))
      const page = rows.slice(from - firstBlock * ROWS_A_BLOCK).slice(0, first)
      return {
        row,
        answers: await answersFor(viewer, row),
        questions,
        counts,
        samples: start ? rowsOf(start.rows) : [],
        rows: page,
        next: from + first < row.rowCount ? from + first : null,
      }
    },

    /** Evaluates a file before its transaction. Refused with ImportUnclear where there are questions left. */
    async prepare(viewer: Viewer, importId: string, includeDuplicates: boolean, now: Date): Promise<Prepared> {
      const row = await find(viewer, importId)
      if (row.status !== 'staged') throw new Refusal('DuplicateKey')
      const prepared = await evaluate(viewer, row, includeDuplicates, now)
      if (prepared.evaluation.questions.length > 0) throw new Refusal('ImportUnclear')
      return prepared
    },

    /** Enters all accepted rows in the caller's transaction. */
    async confirm(
      viewer: Viewer,
      prepared: Prepared,
      includeDuplicates: boolean,
      now: Date,
    ): Promise<WrittenBook & { importedCount: number }> {
      const { userId } = viewer
      await lockLimits(database, userId)
      const portfolio = await lockPortfolio(database, viewer, prepared.row.portfolioId)
      const row = await find(viewer, prepared.row.id)
      if (row.status !== 'staged') throw new Refusal('DuplicateKey')
      // Lots were written meanwhile: what was accepted may be refused now.
      const isCurrent = portfolio.bookVersion === prepared.bookVersion
      const { evaluation } = isCurrent ? prepared : await evaluate(viewer, row, includeDuplicates, now)

      const target = { userId, portfolioId: portfolio.id, importId: row.id }
      const importedCount = await enterImport(database, target, evaluation, now)
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
      const lots = await findLotsOfImport(database, row.id)
      const portfolioIds = new Set([row.portfolioId, ...lots.map(({ portfolioId }) => portfolioId)])
      await lockPortfolios(database, viewer.userId, [...portfolioIds])
      const removedCount = await leaveImport(database, row.id)
      await updateImport(database, row.id, { status: 'undone' })
      const written = await readWritten(database, marketData, viewer, [row.portfolioId], { withLots: false }, now)
      return { ...written, removedCount }
    },

    /** A file in one step: what its header proves is read, in the caller's transaction. */
    async importAtOnce(
      viewer: Viewer,
      portfolioId: string,
      file: TradeFile,
      now: Date,
    ): Promise<WrittenBook & { outcomes: RowOutcome[] }> {
      await lockLimits(database, viewer.userId)
      const portfolio = await lockPortfolio(database, viewer, portfolioId)
      const row = newImport(viewer, portfolio.id, file, now)
      const answers = await answersFor(viewer, { ...row, reading: null, outcome: null })
      const wanted = { portfolioId: portfolio.id, header: file.header, answers, includeDuplicates: false }
      const evaluation = await evaluateImport(database, { ...wanted, rows: rowsInMemory(file.rows) }, now)
      if (evaluation.questions.length > 0) throw new Refusal('ImportUnclear')

      await insertImport(database, { ...row, status: 'done' }, [])
      await enterImport(
        database,
        { userId: viewer.userId, portfolioId: portfolio.id, importId: row.id },
        evaluation,
        now,
      )
      const written = await readWritten(database, marketData, viewer, [portfolio.id], { withLots: false }, now)
      return { ...written, outcomes: evaluation.outcomes }
    },
  }
}

export type Imports = ReturnType<typeof createImports>

/** What the file's header alone says of its columns, with what was answered. */
export function columnsOfPreview({ row, answers }: Preview) {
  return columnsByHeader(row.header, answers)
}
