import { inSharesOf } from '@palier/domain/market/splits'
import type { DailyClose, MarketData, SecurityKey } from '../../providers/marketData/port.ts'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'

/**
 * Adjusts closes for splits to the day of the current price, for charts and returns. Past values of
 * holdings use unadjusted closes.
 */
export async function comparableCloses(
  marketData: MarketData,
  key: SecurityKey,
  { from, to, presentAt }: { from: string; to: string; presentAt: Date },
  now: Date,
): Promise<readonly DailyClose[]> {
  const present = dateOfDay(dayAt(presentAt.getTime()))
  const [closes, splits] = await Promise.all([
    marketData.dailyCloses(key, from, to, now),
    marketData.splits(key, from, present, now),
  ])
  return inSharesOf(closes, splits, present)
}
