import type { Dividend, MarketData, SecurityKey } from '../../providers/marketData/port.ts'

/** Excludes reinvested gains of a fund, which are not paid in cash. */
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
