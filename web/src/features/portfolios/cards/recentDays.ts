import { daysAfter } from '@palier/domain/kernel/plainDate'

/** The days of a card's line: from the first with a value, the last one at the present prices. */
export interface RecentDays {
  readonly firstDate: string
  readonly lastDate: string
  readonly values: readonly number[]
}

type RecentValues = { readonly firstDate: string | null | undefined; readonly values: readonly string[] }

/** Null where there are not two days to draw a line between. */
export function recentDaysOf(recent: RecentValues | null | undefined, present: number): RecentDays | null {
  if (!recent?.firstDate) return null
  const days = [...recent.values.slice(0, -1).map(Number), present]
  const held = days.findIndex((value) => value !== 0)
  const values = days.slice(Math.max(0, held))
  if (held < 0 || values.length < 2) return null
  return {
    firstDate: daysAfter(recent.firstDate, held),
    lastDate: daysAfter(recent.firstDate, days.length - 1),
    values,
  }
}
