import type { Dividend, MarketData, SecurityKey } from '../../providers/marketData/port.ts'

/** What a listing paid in cash: without the gains that a fund reinvested, which nobody receives. */
export async function cashDividends(
  marketData: MarketData,
  key: SecurityKey,
  from: string,
  to: string,
  now: Date,
): Promise<Dividend[]> {
  const dividends = await marketData.dividends(key, from, to, now)
  return dividends.filter(({ isReinvestedGain }) => isReinvestedGain !== true)
}
