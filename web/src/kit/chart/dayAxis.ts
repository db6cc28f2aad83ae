import { now } from '../../device/clock.ts'
import { tickTexts } from './tickText.ts'
import type { TimeAxis } from './timeTicks.ts'

/** Plain dates use UTC: a time zone could change their day. */
export function dayAxis(days: readonly { readonly date: string }[], locale: string): Omit<TimeAxis, 'width' | 'room'> {
  return {
    instants: days.map(({ date }) => Date.parse(`${date}T00:00:00Z`)),
    timeZone: 'UTC',
    presentYear: now().getFullYear(),
    write: tickTexts(locale, 'UTC'),
  }
}
