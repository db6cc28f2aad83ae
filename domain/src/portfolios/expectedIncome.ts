import type { Decimal } from '../kernel/decimal.ts'
import { daysAfter, plainDateOf } from '../kernel/plainDate.ts'

/** A payment for one share, as it was made or declared; the date is that of payment, else the ex-date. */
export type SharePayment = { readonly date: string; readonly perShare: Decimal }

/** A payment to come; `isDeclared`: announced, else estimated from those before. */
export type ComingPayment = SharePayment & { readonly isDeclared: boolean }

export type PayoutRhythm = {
  /** Payments a year. */
  readonly timesAYear: 12 | 4 | 2 | 1
  /** What a share pays in a year at the last regular amount. */
  readonly yearly: Decimal
  /** Payments after today, within a year, the next one first. */
  readonly coming: readonly ComingPayment[]
}

const DAY = 86_400_000
const RHYTHMS = [
  { longestGap: 45, timesAYear: 12 },
  { longestGap: 135, timesAYear: 4 },
  { longestGap: 270, timesAYear: 2 },
  { longestGap: Infinity, timesAYear: 1 },
] as const
// Amounts farther from the usual one are special distributions.
const MOST_OF_USUAL = 2.5
const LEAST_OF_USUAL = 0.4
const USUAL_OF = 12
const DAYS_AHEAD = 365

/**
 * How a stock pays, from its payments so far and those declared, in present shares: the median gap of the regular ones
 * tells how often. Null with fewer than two of them.
 */
export function payoutRhythmOf(payments: readonly SharePayment[], today: string): PayoutRhythm | null {
  const sorted = payments.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  const usual = median(sorted.slice(-USUAL_OF).map(({ perShare }) => perShare.toNumber()))
  const regular = sorted.filter(({ perShare }) => {
    return perShare.gte(usual * LEAST_OF_USUAL) && perShare.lte(usual * MOST_OF_USUAL)
  })
  const last = regular.at(-1)
  const gaps = regular.slice(1).map(({ date }, at) => (Date.parse(date) - Date.parse(regular[at]?.date ?? date)) / DAY)
  const gap = median(gaps.filter((days) => days > 0).slice(-USUAL_OF))
  const rhythm = RHYTHMS.find(({ longestGap }) => gap <= longestGap)
  if (!last || !rhythm || gap === 0) return null

  const { timesAYear } = rhythm
  const end = daysAfter(today, DAYS_AHEAD)
  const declared = sorted.filter(({ date }) => date > today && date <= end)
  const estimated: ComingPayment[] = []
  for (let step = 1; ; step += 1) {
    const date = monthsAfter(last.date, (step * 12) / timesAYear)
    if (date > end) break
    if (date > today) estimated.push({ date, perShare: last.perShare, isDeclared: false })
  }
  return {
    timesAYear,
    yearly: last.perShare.times(timesAYear),
    coming: [...declared.map((payment) => ({ ...payment, isDeclared: true })), ...estimated],
  }
}

/** The same day so many months later, the last one of a month that is too short for it. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const place = year * 12 + month - 1 + months
  for (let last = day; ; last -= 1) {
    const found = plainDateOf(Math.floor(place / 12), (place % 12) + 1, last)
    if (found !== null || last <= 1) return found ?? date
  }
}

/** The middle value, 0 of none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [before, after] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0]
  return sorted.length % 2 === 1 ? after : (before + after) / 2
}
