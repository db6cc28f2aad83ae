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

/** How portfolios stand: their return and, where it is asked for, the next payment. */
export function createStandings(database: Database, marketData: MarketData, { performances, income }: Measures) {
  return {
    /** One reading of the holdings for both. Refused with resource_missing. */
    async read(viewer: Viewer, { withNextIncome, ...wanted }: StandingWanted, now: Date) {
      const { portfolioId } = wanted
      const held = await readHoldings(database, marketData, { userId: viewer.userId, lotsOf: 'none' }, now)
      // First what goes further back: the return finds the events of its days read.
      const received = withNextIncome
        ? await income.read(viewer, { portfolioId, currency: wanted.currency, year: null }, now, held)
        : null
      const performance = await performances.read(viewer, wanted, now, held)
      return { performance, nextIncome: received && (received.coming[0] ?? null) }
    },
  }
}
