import { daysAfter } from '@palier/domain/kernel/plainDate'

/** The days that a card draws: from the first with a value, the last one at the present prices. */
export interface RecentDays {
  readonly firstDate: string
  readonly lastDate: string
  readonly values: readonly number[]
}

type Told = { readonly firstDate: string | null | undefined; readonly values: readonly string[] }

/** Null where there are not two days to draw a line between. */
export function recentDaysOf(told: Told | null | undefined, present: number): RecentDays | null {
  if (!told?.firstDate) return null
  const days = [...told.values.slice(0, -1).map(Number), present]
  const held = days.findIndex((value) => value !== 0)
  const values = days.slice(Math.max(0, held))
  if (held < 0 || values.length < 2) return null
  return {
    firstDate: daysAfter(told.firstDate, held),
    lastDate: daysAfter(told.firstDate, days.length - 1),
    values,
  }
}
