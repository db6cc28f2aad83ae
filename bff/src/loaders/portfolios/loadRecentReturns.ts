import { MOST_RECENT_DAYS, type WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import { loadPerformance } from './loadPerformance.ts'

export type RecentReturns = NonNullable<WirePerformance['portfolios']>[number]

/** Responses that contain the last days of the operation's portfolios. */
const bringers = createRequestMemo<Operation, Promise<WirePerformance | null>>()

/** Registers a response that contains the last days. */
export function provideRecentReturns(operation: Operation, answer: Promise<WirePerformance | null>): void {
  bringers.set(operation, answer)
}

/** One call for all portfolios. Null if it fails: a sparkline is not worth an error. */
export async function loadRecentReturns(operation: Operation, portfolioId: string): Promise<RecentReturns | null> {
  const known = bringers.get(operation)
  const answer = known ?? loadPerformance(operation, { days: MOST_RECENT_DAYS + 1, recentDays: MOST_RECENT_DAYS })
  if (!known) provideRecentReturns(operation, answer)
  const performance = await answer.catch(() => null)
  return performance?.portfolios?.find((one) => one.portfolioId === portfolioId) ?? null
}
