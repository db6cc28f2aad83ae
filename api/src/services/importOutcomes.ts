import { setImmediate as nextTurn } from 'node:timers/promises'
import { importAnswers, type WireImportAnswers } from '@palier/contract/calls/imports'
import type { Database } from '../database/database.ts'
import { findBlockTexts, findMapping, type ImportRow, storeVerdicts, updateImport } from '../database/importQueries.ts'
import { findPortfolio } from '../database/portfolioQueries.ts'
import { ofKeptText } from '../database/wholeJson.ts'
import { countOutcomes, type FreshLots, freshLotsOf } from './importEntry.ts'
import type { Question } from './importReading.ts'
import { BLOCKS_AT_ONCE, inBlocks, stagedRows } from './importRows.ts'
import { evaluateImport, type RowOutcome } from './importVerdicts.ts'
import type { Gate } from './gate.ts'
import { Refusal } from './refusal.ts'
import type { Viewer } from './viewer.ts'

/** What is kept of an evaluation beside the verdicts of its rows. */
export type Outcome = {
  bookVersion: number
  questions: Question[]
  counts: ReturnType<typeof countOutcomes>
  isNewestFirst: boolean
}

/** A file that is to enter a portfolio, evaluated against the lots of one moment. */
export type Prepared = {
  row: ImportRow
  questions: Question[]
  freshLots: FreshLots
  bookVersion: number
}

/** What becomes of the rows of staged files: evaluated once for one state of the portfolio, and kept. */
export function createImportOutcomes(database: Database, gate: Gate) {
  async function bookVersionOf({ userId }: Viewer, { portfolioId }: ImportRow): Promise<number> {
    const portfolio = await findPortfolio(database, userId, portfolioId)
    if (!portfolio) throw new Refusal('resource_missing')
    return portfolio.bookVersion
  }

  async function answersFor({ userId }: Viewer, { reading, headerKey }: ImportRow): Promise<WireImportAnswers | null> {
    const known = reading ?? (await findMapping(database, userId, headerKey))
    return known === null ? null : importAnswers.parse(known)
  }

  async function evaluate(viewer: Viewer, row: ImportRow, includeDuplicates: boolean, now: Date) {
    const bookVersion = await bookVersionOf(viewer, row)
    const answers = await answersFor(viewer, row)
    const wanted = { portfolioId: row.portfolioId, header: row.header, answers, includeDuplicates }
    const evaluation = await evaluateImport(database, { ...wanted, rows: stagedRows(database, row.id) }, now)
    return { evaluation, bookVersion }
  }

  async function evaluateAnew(viewer: Viewer, row: ImportRow, now: Date): Promise<Outcome> {
    const { evaluation, bookVersion } = await evaluate(viewer, row, false, now)
    const { questions, outcomes, isNewestFirst } = evaluation
    const outcome = { bookVersion, questions, counts: countOutcomes(outcomes), isNewestFirst }
    await storeVerdicts(database, row.id, inBlocks(outcomes))
    await updateImport(database, row.id, { outcome })
    return outcome
  }

  return {
    answersFor,

    /** As it is kept, or evaluated where there is room for it. */
    async outcomeOf(viewer: Viewer, row: ImportRow, now: Date): Promise<Outcome> {
      const known = keptOutcome(row)
      if (known?.bookVersion === (await bookVersionOf(viewer, row))) return known
      return gate(() => evaluateAnew(viewer, row, now))
    },

    /** By the evaluation that was looked at, where it still holds; otherwise by another. */
    async prepare(viewer: Viewer, row: ImportRow, includeDuplicates: boolean, now: Date): Promise<Prepared> {
      const known = includeDuplicates ? null : keptOutcome(row)
      const bookVersion = await bookVersionOf(viewer, row)
      const evaluated =
        known?.bookVersion === bookVersion
          ? { bookVersion, evaluation: { ...known, outcomes: await keptVerdicts(database, row.id, known) } }
          : await evaluate(viewer, row, includeDuplicates, now)
      const place = { portfolioId: row.portfolioId, importId: row.id }
      const { evaluation } = evaluated
      const freshLots = await freshLotsOf(evaluation, place, now)
      return { row, bookVersion: evaluated.bookVersion, questions: evaluation.questions, freshLots }
    },
  }
}

/** As it was kept, by ourselves; null where there is none. */
function keptOutcome({ outcome }: ImportRow): Outcome | null {
  return outcome as Outcome | null
}

async function keptVerdicts(database: Database, importId: string, { questions }: Outcome): Promise<RowOutcome[]> {
  if (questions.length > 0) return []
  const outcomes: RowOutcome[] = []
  for (let from = 0; ; from += BLOCKS_AT_ONCE) {
    const texts = await findBlockTexts(database, importId, 'verdicts', from, BLOCKS_AT_ONCE)
    // Kept by ourselves, above.
    for (const text of texts) outcomes.push(...(ofKeptText(text) as RowOutcome[]))
    if (texts.length < BLOCKS_AT_ONCE) return outcomes
    await nextTurn()
  }
}
