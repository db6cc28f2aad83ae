import type { Database } from '../../database/kernel/database.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { type Closures, findClosures } from '../watchlists/beyondPlan.ts'
import { progressOf, type Progress } from './objectives.ts'
import { addUserEvent } from '../notifications/userEvents.ts'
import { mergedOf, readHoldings, type ValuedPortfolio } from './holdings.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** The result of a write: changed portfolios and the progress of objectives. */
export type HoldingsAfterWrite = { portfolios: ValuedPortfolio[]; progress: Progress[]; closures: Closures }

/** `withLots` includes the lots of changed portfolios. */
export type AnswerOptions = { withLots: boolean }

/**
 * Publishes the event of a write and reads the result. Takes two statements, three with lots, and
 * one more if `closures` is unknown.
 */
export async function readHoldingsAfterWrite(
  transaction: Database,
  marketData: MarketData,
  { userId, preferences }: Viewer,
  portfolioIds: readonly string[],
  { withLots }: AnswerOptions,
  now: Date,
  closures: Closures | null = null,
): Promise<HoldingsAfterWrite> {
  await addUserEvent(transaction, { userId, kind: 'portfoliosChanged' }, now)
  const wanted = { userId, portfolioIds, lotsOf: withLots ? portfolioIds : ('none' as const) }
  const holdings = await readHoldings(transaction, marketData, wanted, now)
  const portfolios = portfolioIds.map((id) => {
    const found = holdings.portfolios.find(({ portfolio }) => portfolio.id === id)
    if (!found) throw new Error('Locked portfolio missing')
    return found
  })
  const { objectives } = holdings
  const progress = objectives.length > 0 ? progressOf(objectives, mergedOf(holdings, preferences.currency)) : []
  return { portfolios, progress, closures: closures ?? (await findClosures(transaction, userId)) }
}
