import type { Database } from '../../../database/kernel/database.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readHoldings } from '../holdings.ts'
import type { createIncome } from './income.ts'
import type { createPerformances, PerformanceWanted } from './performance.ts'

interface Measures {
  readonly performances: ReturnType<typeof createPerformances>
  readonly income: ReturnType<typeof createIncome>
}

interface StandingWanted extends PerformanceWanted {
  readonly withNextIncome: boolean
}

/** Reads the return of portfolios and, on request, the next payment. */
export function createStandings(database: Database, marketData: MarketData, { performances, income }: Measures) {
  return {
    /** Reads the holdings once for both. Refuses with resource_missing. */
    async read(viewer: Viewer, { withNextIncome, ...wanted }: StandingWanted, now: Date) {
      const { portfolioId } = wanted
      const held = await readHoldings(database, marketData, { userId: viewer.userId, lotsOf: 'none' }, now)
      // Income covers more days, so it is read first: the return then finds its events cached.
      const received = withNextIncome
        ? await income.read(viewer, { portfolioId, currency: wanted.currency, year: null }, now, held)
        : null
      const performance = await performances.read(viewer, wanted, now, held)
      return { performance, nextIncome: received && (received.coming[0] ?? null) }
    },
  }
}
