import type { Database } from '../database/database.ts'
import { findObjectives } from '../database/objectiveQueries.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { progressOf, type Progress } from './objectives.ts'
import { addPersonEvent } from './personEvents.ts'
import { mergedOf, readBook, type ValuedPortfolio } from './portfolioBook.ts'
import type { Viewer } from './viewer.ts'

/** What a write on portfolios answers: those it changed, and how far the objectives now are. */
export type WrittenBook = { portfolios: ValuedPortfolio[]; progress: Progress[] }

/** Whether the lots of the portfolios that changed are answered along. */
export type AnswerOptions = { withLots: boolean }

/** Ends a write: has the person's open pages told, and reads what they shall show. Three statements, four with lots. */
export async function readWritten(
  transaction: Database,
  marketData: MarketData,
  { userId, preferences }: Viewer,
  portfolioIds: readonly string[],
  { withLots }: AnswerOptions,
  now: Date,
): Promise<WrittenBook> {
  await addPersonEvent(transaction, { userId, kind: 'portfoliosChanged' }, now)
  const book = await readBook(transaction, marketData, userId, withLots ? portfolioIds : 'none', now)
  const objectives = await findObjectives(transaction, userId)
  const portfolios = portfolioIds.map((id) => {
    const found = book.portfolios.find(({ portfolio }) => portfolio.id === id)
    if (!found) throw new Error('A portfolio vanished while its row was locked.')
    return found
  })
  return { portfolios, progress: progressOf(objectives, mergedOf(book, preferences.currency)) }
}
