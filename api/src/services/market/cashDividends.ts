import type { Dividend, MarketData, SecurityKey } from '../../providers/marketData/port.ts'

/** Returns the dividends paid in cash, without the reinvested gains of a fund, which are not paid out. */
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
