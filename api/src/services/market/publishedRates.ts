import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { inverseRate } from '@palier/domain/market/exchangeRate'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { withTimeout } from '@palier/service/flow/timeout'
import type { ExchangeRates } from '../../providers/exchangeRates/port.ts'
import type { HistoricalRate } from './historicalRates.ts'

// First year of the Bank of Canada's current series.
const FIRST_DAY = '2017-01-01'
// Weekends and holidays use the last rate before them. A longer gap has no rate.
const DAYS_BACK = 7
const MINUTE = 60_000
const FRESH_MILLISECONDS = 60 * MINUTE
const PAUSE_AFTER_FAILURE_MILLISECONDS = 10 * MINUTE
const LONGEST_WAIT_MILLISECONDS = 3_000

const ONE = decimal(1)

/**
 * Loads published rates on demand, and refreshes at most hourly if the latest day is missing. If
 * the source fails, known rates remain and others are null. Callers wait a few seconds at most.
 */
export function createPublishedRates(source: ExchangeRates, longestWait = LONGEST_WAIT_MILLISECONDS): HistoricalRate {
  const known = new Map<string, Decimal>()
  let newest = daysAfter(FIRST_DAY, -1)
  let nextRequestAt = 0
  let answered = Promise.resolve()

  async function request(now: Date): Promise<void> {
    nextRequestAt = now.getTime() + PAUSE_AFTER_FAILURE_MILLISECONDS
    try {
      // Reloads from the latest known day, which may be corrected.
      const days = await source.since(newest < FIRST_DAY ? FIRST_DAY : newest, now)
      for (const { date, rate } of days) known.set(date, rate)
      newest = days.at(-1)?.date ?? newest
      nextRequestAt = now.getTime() + FRESH_MILLISECONDS
    } catch {
      // Retried after the pause.
    }
  }

  return async function pastRate(from, to, date, now) {
    if (from === to) return ONE
    if (date < FIRST_DAY) return null
    if (date > newest) {
      if (now.getTime() >= nextRequestAt) {
        answered = withTimeout(longestWait, request(now))
      }
      await answered
    }
    const rate = lastRateOf(known, date)
    return rate && from === 'CAD' ? inverseRate(rate) : rate
  }
}

function lastRateOf(known: ReadonlyMap<string, Decimal>, date: string): Decimal | null {
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const rate = known.get(back === 0 ? date : daysAfter(date, -back))
    if (rate) return rate
  }
  return null
}
