import type { WirePortfolio } from '@palier/contract/wire/portfolio'
import type { Operation } from '../context.ts'
import { readPortfolioNow } from '../loaders/writeBook.ts'
import type { Session } from '../session.ts'
import { builder } from './builder.ts'
import { orConflict } from './conflict.ts'
import { ErrorCode } from './enums.ts'
import { Portfolio } from './portfolio.ts'

export class PortfolioConflict extends Error {
  override readonly name = 'PortfolioConflict'
  readonly code = 'VersionConflict'
  readonly portfolio: WirePortfolio | null

  constructor(portfolio: WirePortfolio | null, options?: ErrorOptions) {
    super('VersionConflict', options)
    this.portfolio = portfolio
  }
}

builder.objectType(PortfolioConflict, {
  name: 'PortfolioConflict',
  description: 'Somebody else changed it meanwhile.',
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCode }),
    portfolio: t.expose('portfolio', {
      type: Portfolio,
      nullable: true,
      description: 'What it is now; null when it is gone.',
    }),
  }),
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
