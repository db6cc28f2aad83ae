import type { Database } from '../database/kernel/database.ts'
import { addMissingPlans } from '../database/queries/billing/planQueries.ts'
import { upsertStocks } from '../database/queries/market/stockQueries.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { SEED_PLANS } from './plans.ts'
import { stockRowOf } from '../services/market/stockRow.ts'

/** Idempotent. */
export async function seedDatabase(database: Database, marketData: MarketData): Promise<void> {
  await addMissingPlans(database, SEED_PLANS)
  const securities = await marketData.securities()
  await upsertStocks(database, securities.map(stockRowOf))
}
