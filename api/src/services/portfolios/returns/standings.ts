import type { Database } from '../../../database/kernel/database.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readHoldings } from '../holdings.ts'
import type { createPortfolioValues } from '../portfolioValues.ts'
import type { createIncome } from './income.ts'
import type { createPerformances, PerformanceWanted } from './performance.ts'

interface Measures {
  readonly performances: ReturnType<typeof createPerformances>
  readonly portfolioValues: ReturnType<typeof createPortfolioValues>
  readonly income: ReturnType<typeof createIncome>
}

interface StandingWanted extends PerformanceWanted {
  /** Of the values of each portfolio. */
  readonly recentDays: number | null
  readonly withNextIncome: boolean
}

/** How portfolios stand: their return and, where it is asked for, their last days and the next payment. */
export function createStandings(
  database: Database,
  marketData: MarketData,
  { performances, portfolioValues, income }: Measures,
) {
  return {
    /** One reading of the holdings for all. Refused with resource_missing. */
    async read(viewer: Viewer, { recentDays, withNextIncome, ...wanted }: StandingWanted, now: Date) {
      const { portfolioId } = wanted
      const held = await readHoldings(database, marketData, { userId: viewer.userId, lotsOf: 'none' }, now)
      const [performance, values, received] = await Promise.all([
        performances.read(viewer, wanted, now, held),
        recentDays === null ? null : portfolioValues.read(viewer, portfolioId, recentDays, now, held),
        withNextIncome ? income.read(viewer, { portfolioId, currency: wanted.currency, year: null }, now, held) : null,
      ])
      return {
        performance,
        recent: values && values.portfolios,
        nextIncome: received && (received.coming[0] ?? null),
      }
    },
  }
}
