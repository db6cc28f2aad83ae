import type { Operation } from '../../operation/context.ts'
import { readPortfolioNow } from '../../loaders/portfolios/writeHoldings.ts'
import type { Session } from '../../session/session.ts'
import { conflictOf, orConflict } from '../kernel/conflict.ts'
import { Portfolio } from './portfolio.ts'

export const PortfolioConflict = conflictOf('PortfolioConflict', Portfolio)

/** A conflict costs one read of the current portfolio. */
export function orPortfolioConflict<Value>(
  operation: Operation,
  session: Session,
  portfolioId: string,
  work: Promise<Value>,
): Promise<Value> {
  return orConflict(work, async () => new PortfolioConflict(await readPortfolioNow(operation, session, portfolioId)))
}
