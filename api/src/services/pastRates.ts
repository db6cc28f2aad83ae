import type { Currency } from '@palier/domain/currency'
import { decimal, type Decimal } from '@palier/domain/decimal'
import type { ExchangeRates } from '@palier/domain/exchangeRate'
import { exchangeRateOf } from '@palier/domain/exchangeRate'
import type { MarketData } from '../providers/marketData/port.ts'
import { dayOfDate, startOfDay } from '../providers/marketData/simulated/civilDay.ts'

const KEPT = 20_000

/**
 * The rates that past days ended with. Only the simulated exchange knows them all; a real one is asked for the present
 * rate alone, and null says so.
 */
export function createPastRates(marketData: MarketData) {
  const kept = new Map<string, Decimal>()

  return async function pastRate(from: Currency, to: Currency, date: string, now: Date): Promise<Decimal | null> {
    if (from === to) return decimal(1)
    if (!marketData.isSimulated) return null
    const name = `${from}${to}${date}`
    const known = kept.get(name)
    if (known) return known
    const end = new Date(startOfDay(dayOfDate(date) + 1))
    if (end >= now) return marketData.exchangeRate(from, to, now)
    const rate = await marketData.exchangeRate(from, to, end)
    if (kept.size < KEPT) kept.set(name, rate)
    return rate
  }
}

export type PastRate = ReturnType<typeof createPastRates>

/** A rate for each of these days: that of the day where it is known, the present one otherwise. */
export async function dailyRates(
  pastRate: PastRate,
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
