import { setImmediate as nextTurn } from 'node:timers/promises'
import { importAnswers, type WireImportAnswers } from '@palier/contract/imports/importCalls'
import { latestDateAnywhere } from '@palier/domain/portfolios/lot'
import type { Database } from '../../database/kernel/database.ts'
import {
  findBlockTexts,
  findMapping,
  type ImportRow,
  storeVerdicts,
  updateImport,
} from '../../database/queries/imports/importQueries.ts'
import { findPortfolio } from '../../database/queries/portfolios/portfolioQueries.ts'
import type { Lookups, Evaluated, FileThreads } from './fileThreads.ts'
import type { Limiter } from '../../kernel/limiter.ts'
import { outcomesOfBlock } from './importBlocks.ts'
import { type FreshRows, freshRowsOf, incompleteOf } from './commitImport.ts'
import type { EventRow } from './eventRows.ts'
import type { TradeFile } from './readImportFile.ts'
import { lookupsForFile, lookupsForStaged, BLOCKS_AT_ONCE } from './stagedRows.ts'
import type { Evaluation, EvaluationFacts, RowOutcome } from './checkRows.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

type Outcome = EvaluationFacts & { bookVersion: number }

export type Asking = { now: Date; signal: AbortSignal }

type Prepared = {
  questions: Evaluation['questions']
  rows: FreshRows
  incomplete: EventRow[]
  bookVersion: number
}

/** Evaluates staged files once per version of the portfolio, and stores the outcome. */
export function createImportOutcomes(database: Database, limiter: Limiter, threads: FileThreads) {
  async function portfolioOf({ userId }: Viewer, { portfolioId }: ImportRow) {
    const portfolio = await findPortfolio(database, userId, portfolioId)
    if (!portfolio) throw new Refusal('resource_missing')
    return portfolio
  }

  async function bookVersionOf(viewer: Viewer, row: ImportRow): Promise<number> {
    return (await portfolioOf(viewer, row)).bookVersion
  }

  async function answersFor({ userId }: Viewer, { reading, headerKey }: ImportRow): Promise<WireImportAnswers | null> {
    const known = reading ?? (await findMapping(database, userId, headerKey))
    return known === null ? null : importAnswers.parse(known)
  }

  async function evaluate(
    viewer: Viewer,
    row: ImportRow,
    lookups: Lookups,
    includeDuplicates: boolean,
    { now, signal }: Asking,
  ): Promise<Evaluated> {
    const answers = await answersFor(viewer, row)
    const { currency, accountKind } = await portfolioOf(viewer, row)
    const wanted = {
      header: row.header,
      answers,
      includeDuplicates,
      latestDate: latestDateAnywhere(now),
      currency,
      isRegistered: accountKind !== 'nonRegistered',
    }
    return threads.evaluate(wanted, lookups, { userId: viewer.userId, rowCount: row.rowCount, signal })
  }

  async function evaluateAnew(viewer: Viewer, row: ImportRow, asking: Asking): Promise<Outcome> {
    const bookVersion = await bookVersionOf(viewer, row)
    const { blocks, ...facts } = await evaluate(viewer, row, lookupsForStaged(database, row), false, asking)
    const outcome = { bookVersion, ...facts }
    await storeVerdicts(database, row.id, blocks)
    await updateImport(database, row.id, { outcome })
    return outcome
  }

  return {
    answersFor,

    async outcomeOf(viewer: Viewer, row: ImportRow, asking: Asking): Promise<Outcome> {
      const known = storedOutcome(row)
      if (known?.bookVersion === (await bookVersionOf(viewer, row))) return known
      const { userId } = viewer
      const turn = { owner: userId, isDeferred: threads.hasSpentBudget(userId), signal: asking.signal }
      return limiter(() => evaluateAnew(viewer, row, asking), turn)
    },

    async evaluateFile(viewer: Viewer, row: ImportRow, file: TradeFile, asking: Asking): Promise<Evaluation> {
      return withOutcomes(await evaluate(viewer, row, lookupsForFile(database, file, row), false, asking))
    },

    /** Reuses the previewed evaluation if it is still valid. */
    async prepare(viewer: Viewer, row: ImportRow, includeDuplicates: boolean, asking: Asking): Promise<Prepared> {
      const known = includeDuplicates ? null : storedOutcome(row)
      const bookVersion = await bookVersionOf(viewer, row)
      const evaluation =
        known?.bookVersion === bookVersion
          ? { ...known, outcomes: await storedOutcomes(database, row.id, known) }
          : await withOutcomes(await evaluate(viewer, row, lookupsForStaged(database, row), includeDuplicates, asking))
      const { questions, outcomes } = evaluation
      return { bookVersion, questions, rows: await freshRowsOf(evaluation), incomplete: incompleteOf(outcomes) }
    },
  }
}

/**
 * Only this module writes it; null if there is none. An outcome stored by an earlier version may
 * lack a count.
 */
function storedOutcome({ outcome }: ImportRow): Outcome | null {
  const stored = outcome as Outcome | null
  return stored && { ...stored, accounts: stored.accounts ?? [], counts: { ...NO_COUNTS, ...stored.counts } }
}

const NO_COUNTS: Outcome['counts'] = { accepted: 0, incomplete: 0, skipped: 0, refused: 0, duplicate: 0 }

async function storedOutcomes(database: Database, importId: string, { questions }: Outcome): Promise<RowOutcome[]> {
  if (questions.length > 0) return []
  const blocks: string[] = []
  for (;;) {
    const some = await findBlockTexts(database, importId, 'verdicts', blocks.length, BLOCKS_AT_ONCE)
    if (some.length === 0) return outcomesOf(blocks)
    for (const block of some) blocks.push(block)
  }
}

async function withOutcomes({ blocks, ...facts }: Evaluated): Promise<Evaluation> {
  return { ...facts, outcomes: await outcomesOf(blocks) }
}

/** Yields to the event loop between blocks. */
async function outcomesOf(blocks: readonly string[]): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = []
  for (const block of blocks) {
    for (const outcome of outcomesOfBlock(block)) outcomes.push(outcome)
    await nextTurn()
  }
  return outcomes
}
