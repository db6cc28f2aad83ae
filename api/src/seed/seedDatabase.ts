import type { Database } from '../database/database.ts'
import { addMissingPlans } from '../database/planQueries.ts'
import { upsertStocks } from '../database/stockQueries.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { SEED_PLANS } from './plans.ts'
import { stockRowOf } from './stockRow.ts'

/** Brings in the plans and the securities of the market data. Doing it again writes only what has changed. */
export async function seedDatabase(database: Database, marketData: MarketData): Promise<void> {
  await addMissingPlans(database, SEED_PLANS)
  const securities = await marketData.securities()
  await upsertStocks(database, securities.map(stockRowOf))
}
