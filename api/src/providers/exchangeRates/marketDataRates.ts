import type { MarketData } from '../marketData/port.ts'
import type { ExchangeRates } from './port.ts'

/** The rate that a source of prices gives beside them. */
export function createMarketDataRates(marketData: MarketData): ExchangeRates {
  return {
    name: marketData.name,
    async latest(now) {
      return { rate: await marketData.exchangeRate('USD', 'CAD', now), asOf: now, source: marketData.name }
    },
  }
}
