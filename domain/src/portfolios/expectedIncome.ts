import type { Decimal } from '../kernel/decimal.ts'
import { daysAfter, plainDateOf } from '../kernel/plainDate.ts'

/** `date` is the payment date, or the ex-date if the payment date is unknown. */
export type SharePayment = { readonly date: string; readonly perShare: Decimal }

export type ComingPayment = SharePayment & { readonly isDeclared: boolean }

export type PayoutRhythm = {
  readonly timesAYear: 12 | 4 | 2 | 1
  readonly yearly: Decimal
  /** Payments in the next year, declared ones first, each group in date order. */
  readonly coming: readonly ComingPayment[]
}

const DAY = 86_400_000
const RHYTHMS = [
  { longestGap: 45, timesAYear: 12 },
  { longestGap: 135, timesAYear: 4 },
  { longestGap: 270, timesAYear: 2 },
  { longestGap: Infinity, timesAYear: 1 },
] as const
// Amounts outside this range of the median are special distributions.
const MOST_OF_USUAL = 2.5
const LEAST_OF_USUAL = 0.4
const USUAL_OF = 12
const DAYS_AHEAD = 365

/** Infers the payment frequency from the median gap. Null with fewer than two regular payments. */
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

function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const place = year * 12 + month - 1 + months
  for (let last = day; ; last -= 1) {
    const found = plainDateOf(Math.floor(place / 12), (place % 12) + 1, last)
    if (found !== null || last <= 1) return found ?? date
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const before = sorted[middle - 1] ?? 0
  const after = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? after : (before + after) / 2
}
