import { CURRENCIES, conversionCurrencyOf } from '@palier/domain/market/currency'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { ExchangeRates } from '@palier/domain/market/exchangeRate'
import type { MarketData } from '../../providers/marketData/port.ts'
import { RateMissing } from '../market/storedMarketData.ts'

/** Current rates in both directions. Unknown rates are omitted. */
export async function currentRates(marketData: MarketData, now: Date): Promise<ExchangeRates> {
  const rates: Record<string, Decimal> = {}
  for (const from of CURRENCIES) {
    const to = conversionCurrencyOf(from)
    try {
      rates[from + to] = await marketData.exchangeRate(from, to, now)
    } catch (error) {
      if (!(error instanceof RateMissing)) throw error
    }
  }
  return rates
}
