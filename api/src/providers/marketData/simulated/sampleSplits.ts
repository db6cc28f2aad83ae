import { decimal } from '@palier/domain/kernel/decimal'
import { dateOfDay, exchangeDay } from '@palier/domain/market/exchangeDay'
import { calendarOf } from '@palier/domain/market/tradingCalendar'
import type { Split } from '../port.ts'
import type { SampleSecurity } from './readSecurities.ts'

/** Splits every few years, on the first session on or after this day of the year. */
type Habit = { readonly numerator: number; readonly from: number; readonly month: number; readonly dayOfMonth: number }

const YEARS = 3
const HABITS: Readonly<Record<string, Habit>> = {
  'firstservice-corporation': { numerator: 2, from: 2023, month: 11, dayOfMonth: 3 },
  'stantec-inc': { numerator: 2, from: 2024, month: 5, dayOfMonth: 19 },
  'kinaxis-inc': { numerator: 3, from: 2022, month: 6, dayOfMonth: 8 },
}

/** Both ends included, oldest first. Listings of one company split together. */
export function sampleSplits({ security }: SampleSecurity, from: string, to: string): Split[] {
  const habit = HABITS[security.companyKey]
  if (!habit) return []
  const calendar = calendarOf(security.mic, 'exchange')
  const splits: Split[] = []
  for (let year = habit.from; year <= Number(to.slice(0, 4)); year += YEARS) {
    let day = exchangeDay(year, habit.month, habit.dayOfMonth)
    while (!calendar.isOpen(day)) day += 1
    const date = dateOfDay(day)
    if (date >= from && date <= to) splits.push({ date, numerator: decimal(habit.numerator), denominator: decimal(1) })
  }
  return splits
}

/** Shares of a day for one share of the reference day. */
export function createShareFactor(sample: SampleSecurity): (day: number) => number {
  if (!HABITS[sample.security.companyKey]) return () => 1
  const factors = new Map<number, number>()
  const { referenceDay } = sample
  return (day) => {
    const known = factors.get(day)
    if (known !== undefined) return known
    const early = Math.min(day, referenceDay)
    const late = Math.max(day, referenceDay)
    const between = sampleSplits(sample, dateOfDay(early + 1), dateOfDay(late))
    const product = between.reduce((all, { numerator }) => all * numerator.toNumber(), 1)
    const factor = day < referenceDay ? 1 / product : product
    factors.set(day, factor)
    return factor
  }
}
