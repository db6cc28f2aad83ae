import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import { readPortfolioNow } from '../../loaders/portfolios/writeHoldings.ts'
import type { Session } from '../../session/session.ts'
import { orConflict } from '../watchlists/conflict.ts'
import { Portfolio } from './portfolio.ts'
import { builder } from '../kernel/builder.ts'
import { conflictType } from '../kernel/problem.ts'
import { Conflict } from '../kernel/refusal.ts'

export class PortfolioConflict extends Conflict<WirePortfolio> {
  override readonly name = 'PortfolioConflict'
}

builder.objectType(PortfolioConflict, {
  name: 'PortfolioConflict',
  ...conflictType,
  fields: (t) => ({ current: t.expose('current', { type: Portfolio, nullable: true }) }),
})

/** What the api refused, as the answer of a mutation; a conflict costs one read of what stands there now. */
export function orPortfolioConflict<Value>(
  operation: Operation,
  session: Session,
  portfolioId: string,
  work: Promise<Value>,
): Promise<Value> {
  return orConflict(work, async () => new PortfolioConflict(await readPortfolioNow(operation, session, portfolioId)))
}
