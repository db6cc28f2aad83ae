import { importAnswers, type WireImportAnswers } from '@palier/contract/imports/importCalls'
import type { Database } from '../../database/kernel/database.ts'
import {
  deleteBlocks,
  deleteStagedBut,
  findBlocks,
  findImport,
  type ImportRow,
  insertImport,
  updateImport,
  upsertMapping,
} from '../../database/queries/imports/importQueries.ts'
import { lockLimits } from '../../database/queries/watchlists/watchListWriteQueries.ts'
import { deleteWithoutFile, endLease } from '../../database/queries/imports/importLeaseQueries.ts'
import {
  findPortfolio,
  findStockVersions,
  lockAllPortfolios,
} from '../../database/queries/portfolios/portfolioQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { expectOpen, findClosures } from '../watchlists/beyondPlan.ts'
import { commitImport, type Entry, freshRowsOf, newEntry, writeHidden } from './commitImport.ts'
import { countWithout, type ImportUndo, undoImport, newImportUndo } from './undoImport.ts'
import { busy, cleanUpImport, abandonImport, LOTS_A_BLOCK, leaseImport, type LeasedImport } from './importQueue.ts'
import type { FileRow } from './fileRows.ts'
import type { FileThreads } from './fileThreads.ts'
import { createLimiter, type Limiter } from '../../kernel/limiter.ts'
import { ROWS_A_BLOCK, rowsOf } from './importBlocks.ts'
import type { TradeFile } from './readImportFile.ts'
import { type Asking, createImportOutcomes } from './importOutcomes.ts'
import { columnsByHeader, type Question, rememberedOf } from './importReading.ts'
import { newImport, type PreviewRow, previewRowsOf } from './stagedRows.ts'
import type { EvaluationFacts, RowOutcome } from './checkRows.ts'
import { lockPortfolio } from '../portfolios/ownPortfolio.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { withSmallHeap } from '../../kernel/withSmallHeap.ts'
import {
  type AnswerOptions,
  readHoldingsAfterWrite,
  type HoldingsAfterWrite,
} from '../portfolios/holdingsAfterWrite.ts'

// How many files of one person wait to be confirmed.
const MOST_STAGED = 5
// What happens to one that is confirmed.
const ENTERING = { from: ['staged'], begun: 'entering' } as const
// Whose rows are looked at or entered at once, in this process.
const AT_ONCE = { part: 'imports', atOnce: 2, waiting: 20, waitMilliseconds: 10_000 } as const

export function createImportLimiter(): Limiter {
  const pass = createLimiter(AT_ONCE)
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
export function createImports(
  database: Database,
  marketData: MarketData,
  limiter: Limiter,
  threads: FileThreads,
  lotsABlock = LOTS_A_BLOCK,
) {
  const importOutcomes = createImportOutcomes(database, limiter, threads)

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

  async function openPortfolioOf(viewer: Viewer, portfolioId: string) {
    const portfolio = await portfolioOf(viewer, portfolioId)
    expectOpen((await findClosures(database, viewer.userId)).ofPortfolio(portfolio.id))
    return portfolio
  }

  /** Refused with BeyondPlan where the portfolio, or one of the stocks, is closed to writing. */
  async function expectOpenFor(userId: string, { portfolioId, rows }: Pick<Entry, 'portfolioId' | 'rows'>) {
    const closures = await findClosures(database, userId)
    expectOpen(closures.ofPortfolio(portfolioId))
    for (const stockId of rows.keys()) expectOpen(closures.ofStock({ portfolioId, stockId }))
  }

  return {
    limiter,

    /** Refused with resource_missing where the portfolio is not the viewer's, with BeyondPlan where it is closed. */
    async expectPortfolio(viewer: Viewer, portfolioId: string): Promise<void> {
      await openPortfolioOf(viewer, portfolioId)
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
      if (found.status !== 'staged' && found.status !== 'entering') throw new Refusal('resource_missing')
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
        samples: start ? rowsOf(start.rows).filter(({ isAbove }) => !isAbove) : [],
        rows: page,
        next: from + first < row.rowCount ? from + first : null,
      }
    },

    /**
     * Writes the lots of a file so that nobody sees them, block by block: `confirm` or `abandonImport` must follow. Null where
     * the file has entered before. A second confirmation waits for the first. Refused with ImportUnclear where there are
     * questions left, with operationsLimitReached where its stocks are more than the plan has room for, and with
     * BeyondPlan where what they come to is closed to writing.
     */
    async begin(
      viewer: Viewer,
      importId: string,
      includeDuplicates: boolean,
      asking: Asking,
    ): Promise<PendingImport<null> | null> {
      const leased = await leaseImport(database, viewer.userId, { importId, ...ENTERING })
      const prepare = (row: ImportRow) => prepared(viewer, row, includeDuplicates, asking)
      return leased && writePrepared(viewer, leased, prepare, asking.now)
    },

    /** Makes the lots that `begin` wrote seen, in the caller's transaction. */
    async confirm(
      viewer: Viewer,
      pending: PendingImport<unknown> | null,
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite & { importedCount: number }> {
      if (!pending) throw new Refusal('DuplicateKey')
      const { userId } = viewer
      const { row, entry } = pending
      await lockLimits(database, userId)
      await lockPortfolio(database, viewer, row.portfolioId)
      await expectOpenFor(userId, entry)
      const importedCount = await commitImport(database, userId, entry, now)
      if (!(await endLease(database, entry, 'done'))) throw busy()
      await deleteBlocks(database, row.id)
      if (row.reading !== null) {
        const answers = rememberedOf(importAnswers.parse(row.reading))
        await upsertMapping(database, { userId, headerKey: row.headerKey, answers, updatedAt: now })
      }
      const written = await readHoldingsAfterWrite(database, marketData, viewer, [row.portfolioId], options, now)
      return { ...written, importedCount }
    },

    /** A file in one step: what its header proves is read. As `begin`; `outcomes` of all rows come along. */
    async beginAtOnce(
      viewer: Viewer,
      portfolioId: string,
      file: TradeFile,
      asking: Asking,
    ): Promise<PendingImport<RowOutcome[]>> {
      const portfolio = await portfolioOf(viewer, portfolioId)
      const row = newImport(viewer, portfolio.id, file, asking.now)
      await insertImport(database, row, [])
      const leased = await leaseImport(database, viewer.userId, { importId: row.id, ...ENTERING }).catch(
        async (error) => {
          await deleteWithoutFile(database, row.id)
          throw error
        },
      )
      if (!leased) throw new Error('An import was taken before it was known.')
      const prepare = async () => {
        const evaluation = await importOutcomes.evaluateFile(viewer, leased.row, file, asking)
        if (evaluation.questions.length > 0) throw new Refusal('ImportUnclear')
        const rows = await freshRowsOf(evaluation)
        return { rows, versions: null, includeDuplicates: false, outcomes: evaluation.outcomes }
      }
      return writePrepared(viewer, leased, prepare, asking.now)
    },

    /** Ends what `begin` began: of an import that was not confirmed nothing is left. What fails here a job makes up for. */
    async end(pending: PendingImport<unknown> | null): Promise<void> {
      if (!pending) return
      pending.end()
      await abandonImport(database, pending.entry).catch(() => {})
    },

    /** Counts what is left without the lots of an import: `undo` or `endUndo` must follow. Null where it is not there. */
    async beginUndo(viewer: Viewer, importId: string): Promise<PendingUndo | null> {
      const leased = await leaseImport(database, viewer.userId, { importId, from: ['done'], begun: null })
      if (!leased) return null
      const undo = newImportUndo(leased)
      try {
        await countWithout(database, undo)
      } catch (error) {
        leased.end()
        await endLease(database, leased, 'done')
        throw error
      }
      return { row: leased.row, undo, end: leased.end }
    },

    /** Makes the lots of an import unseen, in the caller's transaction. */
    async undo(
      viewer: Viewer,
      pending: PendingUndo | null,
      now: Date,
    ): Promise<HoldingsAfterWrite & { removedCount: number }> {
      if (!pending) throw new Refusal('resource_missing')
      const { row, undo } = pending
      await lockAllPortfolios(database, viewer.userId)
      const removedCount = await undoImport(database, undo)
      if (!(await endLease(database, undo, 'leaving'))) throw busy()
      const written = await readHoldingsAfterWrite(
        database,
        marketData,
        viewer,
        [row.portfolioId],
        { withLots: false },
        now,
      )
      return { ...written, removedCount }
    },

    /** Deletes the lots that `undo` made unseen; where it did not, the import is as before. A job makes up for failures. */
    async endUndo(pending: PendingUndo | null): Promise<void> {
      if (!pending) return
      pending.end()
      try {
        await endLease(database, pending.undo, 'done')
        const row = await findImport(database, pending.row.userId, pending.row.id)
        if (row?.status === 'leaving') await cleanUpImport(database, row)
      } catch {
        // It is unseen all the same.
      }
    },
  }

  /** What is to enter, judged by the lots of one moment. */
  async function prepared(viewer: Viewer, row: ImportRow, includeDuplicates: boolean, asking: Asking) {
    const { questions, freshRows, bookVersion } = await importOutcomes.prepare(viewer, row, includeDuplicates, asking)
    if (questions.length > 0) throw new Refusal('ImportUnclear')
    const versions = await findStockVersions(database, [row.portfolioId])
    const isCurrent = (await portfolioOf(viewer, row.portfolioId)).bookVersion === bookVersion
    return { rows: freshRows, versions: isCurrent ? versions : null, includeDuplicates, outcomes: null }
  }

  /** Where there is room for its rows in memory. */
  async function writePrepared<Outcomes>(
    { userId }: Viewer,
    leased: LeasedImport,
    prepare: (row: ImportRow) => Promise<ToEnter<Outcomes>>,
    now: Date,
  ): Promise<PendingImport<Outcomes>> {
    const { importId, leaseId, row, end } = leased
    try {
      return await limiter(async () => {
        const { versions, outcomes, ...toEnter } = await prepare(row)
        await expectOpenFor(userId, { portfolioId: row.portfolioId, rows: toEnter.rows })
        const entry = newEntry({ importId, leaseId, portfolioId: row.portfolioId, ...toEnter }, versions)
        await writeHidden(database, userId, entry, lotsABlock, now)
        return { row, entry, outcomes, end }
      })
    } catch (error) {
      end()
      await abandonImport(database, leased).catch(() => {})
      throw error
    }
  }
}

type ToEnter<Outcomes> = Pick<Entry, 'rows' | 'includeDuplicates'> & {
  versions: ReadonlyMap<string, string> | null
  outcomes: Outcomes
}

/** An import that nobody sees yet; `told` is what its answer says beside. */
type PendingImport<Outcomes> = { row: ImportRow; entry: Entry; outcomes: Outcomes; end(): void }

/** An import that is still seen. */
type PendingUndo = { row: ImportRow; undo: ImportUndo; end(): void }

/** What the file's header alone says of its columns, with what was answered. */
export function columnsOfPreview({ row, answers }: Preview) {
  return columnsByHeader(row.header, answers)
}
