import type { Database } from '../../database/kernel/database.ts'
import type { MarketData } from '../../providers/marketData/port.ts'

/** Market data that can be read within a write's transaction. */
export type TransactionalMarketData = MarketData & {
  /**
   * The same data over the connection of a transaction, without a call of the provider. Absent if nothing is read from
   * the database.
   */
  within?(transaction: Database): MarketData
}
