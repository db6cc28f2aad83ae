/** Periods up to today. */
export const SPANS = ['month', 'quarter', 'thisYear', 'year', 'all'] as const
export type ReturnsSpan = (typeof SPANS)[number]

const DAYS = { month: 31, quarter: 92, half: 184, year: 366, all: 1_830 } as const
const DAY = 86_400_000

/** Number of days in a period, counting both ends: the period starts at the first day's close. */
export function daysOfSpan(span: ReturnsSpan | 'half', today: Date): number {
  if (span !== 'thisYear') return DAYS[span]
  // Starts on the last day of the previous year.
  const start = Date.UTC(today.getFullYear() - 1, 11, 31)
  const end = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
  return Math.round((end - start) / DAY) + 1
}
