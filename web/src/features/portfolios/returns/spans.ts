/** The periods up to now that returns are told for. */
export const SPANS = ['month', 'quarter', 'thisYear', 'year', 'all'] as const
export type ReturnsSpan = (typeof SPANS)[number]

const DAYS = { month: 31, quarter: 92, half: 184, year: 366, all: 1_830 } as const
const DAY = 86_400_000

/** How many days a period has, both ends counted: the first one's close is where it begins. */
export function daysOfSpan(span: ReturnsSpan | 'half', today: Date): number {
  if (span !== 'thisYear') return DAYS[span]
  // From the last day of the year before.
  const start = Date.UTC(today.getFullYear() - 1, 11, 31)
  const end = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
  return Math.round((end - start) / DAY) + 1
}
