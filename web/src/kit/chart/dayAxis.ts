import { now } from '../../device/clock.ts'
import { tickTexts } from './tickText.ts'
import type { TimeAxis } from './timeTicks.ts'

/** The time axis of a line of plain dates (YYYY-MM-DD): no clock shifts them. */
export function dayAxis(days: readonly { readonly date: string }[], locale: string): Omit<TimeAxis, 'width' | 'room'> {
  return {
    instants: days.map(({ date }) => Date.parse(`${date}T00:00:00Z`)),
    timeZone: 'UTC',
    presentYear: now().getFullYear(),
    write: tickTexts(locale, 'UTC'),
  }
}
