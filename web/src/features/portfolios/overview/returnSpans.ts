import { daysAfter } from '@palier/domain/kernel/plainDate'

/** What happened on a day, beside what prices did. */
export type ReturnEvent = 'buy' | 'sell' | 'income'

/** The return on a day since the first one, in percent, and that of what it is compared with, where it has one. */
export interface ReturnDay {
  readonly date: string
  readonly value: number
  readonly others: readonly (number | null)[]
  readonly events: readonly ReturnEvent[]
}

interface ReturnLine {
  readonly firstDate?: string | null | undefined
  readonly timeWeighted: readonly string[]
  readonly benchmark: readonly string[]
  readonly purchases: readonly string[]
  readonly sales: readonly string[]
  readonly payments: readonly string[]
}

export const RETURN_SPANS = ['month', 'quarter', 'half', 'thisYear', 'year', 'all'] as const
export type ReturnSpan = (typeof RETURN_SPANS)[number]

const MONTHS = { month: 1, quarter: 3, half: 6, year: 12 } as const

/** The days of a line of the graph; none where nothing has been measured yet. */
export function returnDaysOf(line: ReturnLine): readonly ReturnDay[] {
  const { firstDate, timeWeighted, benchmark } = line
  if (firstDate == null || timeWeighted.every((value) => Number(value) === 0)) return []
  const happened = [
    ['buy', new Set(line.purchases)],
    ['sell', new Set(line.sales)],
    ['income', new Set(line.payments)],
  ] as const
  return timeWeighted.map((value, at) => {
    const date = daysAfter(firstDate, at)
    return {
      date,
      value: Number(value),
      others: benchmark.length === 0 ? [] : [benchmark[at] === undefined ? null : Number(benchmark[at])],
      events: happened.flatMap(([event, dates]) => (dates.has(date) ? [event] : [])),
    }
  })
}

/**
 * The days of a span up to the last one, measured from its first close; from the first day where the line is shorter, which
 * `isWhole` tells.
 */
export function daysOfReturn(
  days: readonly ReturnDay[],
  span: ReturnSpan,
): { readonly days: readonly ReturnDay[]; readonly isWhole: boolean } {
  if (span === 'all') return { days, isWhole: true }
  const start = startOf(span, days.at(-1)?.date ?? '')
  const from = days.findIndex(({ date }) => date >= start)
  const shown = from < 0 ? [] : days.slice(from)
  const [base] = shown
  return {
    days: shown.map((day) => ({
      ...day,
      value: since(base?.value ?? 0, day.value),
      others: day.others.map((value, at) => (value === null ? null : since(base?.others[at] ?? 0, value))),
    })),
    // A year is as long as the line at most: in a leap year it begins a day late.
    isWhole: base !== undefined && base.date <= daysAfter(start, span === 'year' ? 1 : 0),
  }
}

/** Both in percent: growth, not their difference. */
function since(base: number, value: number): number {
  return ((100 + value) / (100 + base) - 1) * 100
}

function startOf(span: Exclude<ReturnSpan, 'all'>, last: string): string {
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number)
  if (span === 'thisYear') return `${year - 1}-12-31`
  // Counted in UTC, where each day has 24 hours. A shorter month ends before this day.
  const months = month - 1 - MONTHS[span]
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, lastDay))).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
