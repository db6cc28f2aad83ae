import { importAnswers, type WireImportAnswers } from '@palier/contract/imports/importCalls'
import type { Database } from '../../database/kernel/database.ts'
import {
  deleteBlocks,
  deleteOldestStagedImports,
  findBlocks,
  findImport,
  type ImportRow,
  insertImport,
  updateImport,
  upsertMapping,
} from '../../database/queries/imports/importQueries.ts'
import { lockUserRow } from '../../database/queries/watchlists/watchListWriteQueries.ts'
import { deleteWithoutFile, endLease } from '../../database/queries/imports/importLeaseQueries.ts'
import {
  findPortfolio,
  findStockVersions,
  lockAllPortfolios,
} from '../../database/queries/portfolios/portfolioQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { assertOpen, findClosures } from '../watchlists/beyondPlan.ts'
import {
  commitImport,
  type Entry,
  freshRowsOf,
  incompleteOf,
  newEntry,
  placesOfEntry,
  insertPendingRows,
} from './commitImport.ts'
import { recomputeWithoutImport, type ImportUndo, placesOfUndo, undoImport, newImportUndo } from './undoImport.ts'
import { busy, cleanUpImport, abandonImport, LOTS_A_BLOCK, leaseImport, type LeasedImport } from './importQueue.ts'
import type { FileRow } from './fileRows.ts'
import type { FileThreads } from './fileThreads.ts'
import { createLimiter, type Limiter } from '../../kernel/limiter.ts'
import { ROWS_A_BLOCK, rowsOf } from './importBlocks.ts'
import type { TradeFile } from './readImportFile.ts'
import { type Asking, createImportOutcomes } from './importOutcomes.ts'
import { answersWith, columnsByHeader, type Question, rememberedOf } from './importReading.ts'
import { newImport, type PreviewRow, previewRowsOf } from './stagedRows.ts'
import type { EvaluationFacts, RowOutcome } from './checkRows.ts'
import { recomputeTransfers } from '../portfolios/positionRecompute.ts'
import { lockPortfolio } from '../portfolios/ownPortfolio.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { withSmallHeap } from '../../kernel/withSmallHeap.ts'
import {
  type AnswerOptions,
  readHoldingsAfterWrite,
  type HoldingsAfterWrite,
} from '../portfolios/holdingsAfterWrite.ts'

const MOST_STAGED = 5
const ENTERING = { from: ['staged'], begun: 'entering' } as const
const AT_ONCE = { part: 'imports', atOnce: 2, waiting: 20, waitMilliseconds: 10_000 } as const

/** Bounds concurrent imports in this process; refuses if its queue is full. */
export function createImportLimiter(): Limiter {
  const pass = createLimiter(AT_ONCE)
  return (work, asking) => pass(() => withSmallHeap(work), asking)
}

export type Preview = {
  row: ImportRow
  answers: WireImportAnswers | null
  questions: Question[]
  counts: EvaluationFacts['counts']
  events: EvaluationFacts['events']
  unnamed: EvaluationFacts['unnamed']
  accounts: EvaluationFacts['accounts']
  /** First rows of the file, independent of the page. */
  samples: FileRow[]
  rows: PreviewRow[]
  next: number | null
}

/** `limiter` bounds the number of files in memory. */
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
    assertOpen((await findClosures(database, viewer.userId)).ofPortfolio(portfolio.id))
    return portfolio
  }

  /** Refuses with BeyondPlan if the portfolio or one of the stocks is closed to writing. */
  async function assertOpenFor(userId: string, { portfolioId, rows }: Pick<Entry, 'portfolioId' | 'rows'>) {
    const closures = await findClosures(database, userId)
    assertOpen(closures.ofPortfolio(portfolioId))
    for (const stockId of rows.keys()) if (stockId !== '') assertOpen(closures.ofStock({ portfolioId, stockId }))
  }

  return {
    limiter,

    /** True if a file of the user recently exceeded its time limit: the user waits behind all others. */
    hasSpentBudget: (userId: string): boolean => threads.hasSpentBudget(userId),

    /**
     * Refuses with resource_missing if the portfolio is not the viewer's, with BeyondPlan if it is
     * closed.
     */
    async assertPortfolio(viewer: Viewer, portfolioId: string): Promise<void> {
      await openPortfolioOf(viewer, portfolioId)
    },

    async read({ userId }: Viewer, file: File, signal: AbortSignal): Promise<TradeFile> {
      return threads.readTradeFile(new Uint8Array(await file.arrayBuffer()), userId, signal)
    },

    /** Stages a file and returns its id. Deletes the oldest staged file if there are too many. */
    async stage(viewer: Viewer, portfolioId: string, file: TradeFile, now: Date): Promise<string> {
      const { id } = await portfolioOf(viewer, portfolioId)
      const row = newImport(viewer, id, file, now)
      await insertImport(database, row, file.blocks)
      await deleteOldestStagedImports(database, row, MOST_STAGED)
      return row.id
    },

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
      const reading = answers && answersWith(await importOutcomes.answersFor(viewer, found), answers)
      if (reading) await updateImport(database, found.id, { reading, outcome: null })
      const row = reading ? { ...found, reading, outcome: null } : found
      const { questions, counts, events, unnamed, accounts } = await importOutcomes.outcomeOf(viewer, row, asking)

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
        events,
        unnamed,
        accounts,
        samples: start ? rowsOf(start.rows).filter(({ isAbove }) => !isAbove) : [],
        rows: page,
        next: from + first < row.rowCount ? from + first : null,
      }
    },

    /**
     * Writes the lots of a file hidden, in blocks. The caller must call `confirm` or `end`. Null if
     * the file was already imported. Waits for a concurrent confirmation. Refuses with
     * ImportUnclear if there are questions, with operationsLimitReached if its stocks exceed the
     * plan, with BeyondPlan if the target is closed to writing.
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

    /** Makes the lots written by `begin` visible, in the caller's transaction. */
    async confirm(
      viewer: Viewer,
      pending: PendingImport<unknown> | null,
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite & { importedCount: number }> {
      if (!pending) throw new Refusal('DuplicateKey')
      const { userId } = viewer
      const { row, entry } = pending
      await lockUserRow(database, userId)
      await lockPortfolio(database, viewer, row.portfolioId)
      await assertOpenFor(userId, entry)
      const importedCount = await commitImport(database, userId, entry, now)
      if (!(await endLease(database, entry, 'done'))) throw busy()
      await recomputeTransfers(database, placesOfEntry(entry))
      await deleteBlocks(database, row.id)
      if (row.reading !== null) {
        const answers = rememberedOf(importAnswers.parse(row.reading))
        await upsertMapping(database, { userId, headerKey: row.headerKey, answers, updatedAt: now })
      }
      const written = await readHoldingsAfterWrite(database, marketData, viewer, [row.portfolioId], options, now)
      return { ...written, importedCount }
    },

    /**
     * Imports a file in one step, as far as its header is known. Like `begin`, but also returns the
     * `outcomes` of all rows.
     */
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
      if (!leased) throw new Error(`New import already leased: ${row.id}`)
      const prepare = async () => {
        const evaluation = await importOutcomes.evaluateFile(viewer, leased.row, file, asking)
        if (evaluation.questions.length > 0) throw new Refusal('ImportUnclear')
        const { outcomes } = evaluation
        const toEnter = { rows: await freshRowsOf(evaluation), incomplete: incompleteOf(outcomes) }
        return { ...toEnter, versions: null, includeDuplicates: false, outcomes }
      }
      return writePrepared(viewer, leased, prepare, asking.now)
    },

    /** Ends `begin`, and rolls back an unconfirmed import. A job cleans up after failures. */
    async end(pending: PendingImport<unknown> | null): Promise<void> {
      if (!pending) return
      pending.end()
      await abandonImport(database, pending.entry).catch(() => {})
    },

    /**
     * Computes the positions without an import. The caller must call `undo` or `endUndo`. Null if
     * there is no import.
     */
    async beginUndo(viewer: Viewer, importId: string): Promise<PendingUndo | null> {
      const leased = await leaseImport(database, viewer.userId, { importId, from: ['done'], begun: null })
      if (!leased) return null
      const undo = newImportUndo(leased, leased.row.portfolioId)
      try {
        await recomputeWithoutImport(database, undo)
      } catch (error) {
        leased.end()
        await endLease(database, leased, 'done')
        throw error
      }
      return { row: leased.row, undo, end: leased.end }
    },

    /** Hides the lots of an import, in the caller's transaction. */
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
      await recomputeTransfers(database, placesOfUndo(undo))
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

    /**
     * Deletes the lots hidden by `undo`; without `undo`, releases the import. A job cleans up after
     * failures.
     */
    async endUndo(pending: PendingUndo | null): Promise<void> {
      if (!pending) return
      pending.end()
      try {
        await endLease(database, pending.undo, 'done')
        const row = await findImport(database, pending.row.userId, pending.row.id)
        if (row?.status === 'leaving') await cleanUpImport(database, row)
      } catch {
        // The lots remain hidden until a job deletes them.
      }
    },
  }

  async function prepared(viewer: Viewer, row: ImportRow, includeDuplicates: boolean, asking: Asking) {
    const prepared = await importOutcomes.prepare(viewer, row, includeDuplicates, asking)
    const { questions, rows, incomplete, bookVersion } = prepared
    if (questions.length > 0) throw new Refusal('ImportUnclear')
    const versions = await findStockVersions(database, [row.portfolioId])
    const isCurrent = (await portfolioOf(viewer, row.portfolioId)).bookVersion === bookVersion
    return { rows, incomplete, versions: isCurrent ? versions : null, includeDuplicates, outcomes: null }
  }

  async function writePrepared<Outcomes>(
    { userId }: Viewer,
    leased: LeasedImport,
    prepare: (row: ImportRow) => Promise<ToEnter<Outcomes>>,
    now: Date,
  ): Promise<PendingImport<Outcomes>> {
    const { importId, leaseId, row, end } = leased
    try {
      return await limiter(
        async () => {
          const { versions, outcomes, ...toEnter } = await prepare(row)
          await assertOpenFor(userId, { portfolioId: row.portfolioId, rows: toEnter.rows })
          const entry = newEntry({ importId, leaseId, portfolioId: row.portfolioId, ...toEnter }, versions)
          await insertPendingRows(database, userId, entry, lotsABlock, now)
          return { row, entry, outcomes, end }
        },
        { owner: userId, isDeferred: threads.hasSpentBudget(userId) },
      )
    } catch (error) {
      end()
      await abandonImport(database, leased).catch(() => {})
      throw error
    }
  }
}

type ToEnter<Outcomes> = Pick<Entry, 'rows' | 'incomplete' | 'includeDuplicates'> & {
  versions: ReadonlyMap<string, string> | null
  outcomes: Outcomes
}

type PendingImport<Outcomes> = { row: ImportRow; entry: Entry; outcomes: Outcomes; end(): void }

type PendingUndo = { row: ImportRow; undo: ImportUndo; end(): void }

export function columnsOfPreview({ row, answers }: Preview) {
  return columnsByHeader(row.header, answers)
}
