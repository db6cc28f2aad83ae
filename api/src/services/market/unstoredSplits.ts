import type { SplitRow } from '../../database/queries/market/marketQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { stockIdOf } from './stockId.ts'

/** Splits of all listings of a simulated exchange, which stores none; null if splits are in the database. */
export async function unstoredSplits(
  marketData: MarketData,
  from: string,
  to: string,
  now: Date,
): Promise<SplitRow[] | null> {
  if (!marketData.isSimulated) return null
  const securities = await marketData.securities()
  const splits = await Promise.all(
    securities.map(async ({ key }) =>
      (await marketData.splits(key, from, to, now)).map(({ date, numerator, denominator }) => ({
        stockId: stockIdOf(key),
        date,
        numerator: numerator.toString(),
        denominator: denominator.toString(),
      })),
    ),
  )
  return splits.flat()
}
