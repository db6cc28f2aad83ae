import { MOST_RECENT_DAYS, type WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import { loadPerformance } from './loadPerformance.ts'

/** The last days of one portfolio. */
export type RecentReturns = NonNullable<WirePerformance['portfolios']>[number]

/** The answer of an operation that tells the last days of its portfolios. */
const bringers = createRequestMemo<Operation, Promise<WirePerformance | null>>()

/** The last days of the portfolios are taken from this answer, which asks for them. */
export function bringRecentReturns(operation: Operation, answer: Promise<WirePerformance | null>): void {
  bringers.set(operation, answer)
}

/**
 * Last days of a portfolio: one call for all of them, that of the return of all where the operation asks for it. Null when
 * unavailable: a sparkline is not worth a failure.
 */
export async function loadRecentReturns(operation: Operation, portfolioId: string): Promise<RecentReturns | null> {
  const known = bringers.get(operation)
  const answer = known ?? loadPerformance(operation, { days: MOST_RECENT_DAYS + 1, recentDays: MOST_RECENT_DAYS })
  if (!known) bringRecentReturns(operation, answer)
  const performance = await answer.catch(() => null)
  return performance?.portfolios?.find((one) => one.portfolioId === portfolioId) ?? null
}
