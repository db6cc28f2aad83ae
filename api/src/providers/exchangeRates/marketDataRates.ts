import { daysAfter } from '@palier/domain/kernel/plainDate'
import type { MarketData } from '../marketData/port.ts'
import { dayOfDate, startOfDay } from '@palier/domain/market/exchangeDay'
import type { DayRate, ExchangeRates } from './port.ts'

/** The rate that a source of prices gives beside them. */
export function createMarketDataRates(marketData: MarketData): ExchangeRates {
  const at = (instant: Date) => marketData.exchangeRate('USD', 'CAD', instant)
  return {
    name: marketData.name,
    async latest(now) {
      return { rate: await at(now), asOf: now, source: marketData.name }
    },
    async since(first, now) {
      const rates: DayRate[] = []
      for (let date = first; endOf(date) <= now; date = daysAfter(date, 1)) {
        rates.push({ date, rate: await at(endOf(date)) })
      }
      return rates
    },
  }
}

function endOf(date: string): Date {
  return new Date(startOfDay(dayOfDate(date) + 1))
}
