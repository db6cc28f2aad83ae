/** The value of all stocks at the end of a day. */
export interface DayValue {
  /** A plain date: 2026-03-02. */
  readonly date: string
  readonly value: number
  /** What the shares held had cost. */
  readonly invested: number
}

export const VALUE_SPANS = ['5d', '1m', '6m', 'ytd', '1y'] as const
export type ValueSpan = (typeof VALUE_SPANS)[number]

/** The days with the present value at the end, in place of the stored value of today. */
export function withPresentValue(days: readonly DayValue[], present: Omit<DayValue, 'invested'>): DayValue[] {
  const invested = days.at(-1)?.invested ?? present.value
  return [...days.filter(({ date }) => date < present.date), { ...present, invested }]
}

/** Which way the value has gone from what was put in: a purchase alone is no gain. */
export function directionOfGain({ value, invested }: DayValue): 'up' | 'down' | 'flat' {
  if (value === invested) return 'flat'
  return value > invested ? 'up' : 'down'
}

/** The days of a span, counted back from the last of them. What was before the first holding is left out. */
export function daysOfSpan(days: readonly DayValue[], span: ValueSpan): readonly DayValue[] {
  const last = days.at(-1)
  if (!last) return days
  const start = startOf(span, last.date)
  const firstHeld = days.findIndex(({ value }) => value !== 0)
  return days.slice(Math.max(0, firstHeld)).filter(({ date }) => date >= start)
}

function startOf(span: ValueSpan, last: string): string {
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number)
  // Counted in UTC, where each day has 24 hours: dates without a zone have no other clock.
  const back = (months: number, days: number) =>
    new Date(Date.UTC(year, month - 1 - months, day - days)).toISOString().slice(0, 'YYYY-MM-DD'.length)
  switch (span) {
    case '5d':
      return back(0, 5)
    case '1m':
      return back(1, 0)
    case '6m':
      return back(6, 0)
    case 'ytd':
      return `${last.slice(0, 4)}-01-01`
    case '1y':
      return back(12, 0)
  }
}
