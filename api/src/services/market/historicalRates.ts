import type { Currency } from '@palier/domain/market/currency'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import type { ExchangeRates } from '@palier/domain/market/exchangeRate'
import { exchangeRateOf } from '@palier/domain/market/exchangeRate'
import type { ExchangeRates as ExchangeRateSource } from '../../providers/exchangeRates/port.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { dayOfDate, startOfDay } from '@palier/domain/market/exchangeDay'
import { createPublishedRates } from './publishedRates.ts'

const ONE = decimal(1)
const CACHE_SIZE = 20_000

/** Exchange rate at the end of a past day; null if unknown. */
export type HistoricalRate = (from: Currency, to: Currency, date: string, now: Date) => Promise<Decimal | null>

/** Simulated or published rates; `published` is null if there is no source. */
export function createHistoricalRates(marketData: MarketData, published: ExchangeRateSource | null): HistoricalRate {
  if (marketData.isSimulated) return createSimulatedRates(marketData)
  return published ? createPublishedRates(published) : async (from, to) => (from === to ? ONE : null)
}

function createSimulatedRates(marketData: MarketData): HistoricalRate {
  const cache = new Map<string, Decimal>()

  return async function pastRate(from, to, date, now) {
    if (from === to) return ONE
    const name = `${from}${to}${date}`
    const known = cache.get(name)
    if (known) return known
    const end = new Date(startOfDay(dayOfDate(date) + 1))
    if (end >= now) return marketData.exchangeRate(from, to, now)
    const rate = await marketData.exchangeRate(from, to, end)
    if (cache.size < CACHE_SIZE) cache.set(name, rate)
    return rate
  }
}

/** Rate of each day, or the current rate if it is unknown. */
export async function dailyRates(
  pastRate: HistoricalRate,
  [from, to]: readonly [Currency, Currency],
  days: readonly string[],
  present: ExchangeRates,
  now: Date,
): Promise<{ date: string; value: Decimal }[]> {
  const rates: { date: string; value: Decimal }[] = []
  for (const date of days) {
    const value = (await pastRate(from, to, date, now)) ?? exchangeRateOf(present, from, to)
    if (value) rates.push({ date, value })
  }
  return rates
}
