import { daysAfter } from '@palier/domain/kernel/plainDate'

export type ReturnEvent = 'buy' | 'sell' | 'income'

/** Return in percent since the first day. `others` are the compared returns, null on days without a value. */
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

/** Converts a line of the graph to days. Empty if nothing has been measured. */
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
 * Days of a span, rebased to its first close. If the line is shorter than the span, starts at its
 * first day and `isWhole` is false.
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
    // The line has at most 366 days. With a leap day in between, it starts one day after the span.
    isWhole: base !== undefined && base.date <= daysAfter(start, span === 'year' ? 1 : 0),
  }
}

/** Compounded growth from `base` to `value`, all in percent. */
function since(base: number, value: number): number {
  return ((100 + value) / (100 + base) - 1) * 100
}

function startOf(span: Exclude<ReturnSpan, 'all'>, last: string): string {
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number)
  if (span === 'thisYear') return `${year - 1}-12-31`
  // In UTC, where every day has 24 hours. Clamps the day to the last one of a shorter month.
  const months = month - 1 - MONTHS[span]
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, lastDay))).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
