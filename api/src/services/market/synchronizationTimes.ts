import { PRICE_REFRESH_MINUTES } from '@palier/domain/market/priceAge'
import type { SynchronizationRow, SynchronizationScope } from '../../database/queries/market/synchronizationQueries.ts'
import { calendarOf, type Session } from '@palier/domain/market/tradingCalendar'
import { dayAt } from '@palier/domain/market/exchangeDay'

type LastRound = Pick<SynchronizationRow, 'finishedAt' | 'cursor'>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
// The last trades of a session arrive late.
const AFTER_CLOSE = 30 * MINUTE
// The closes of the larger exchanges are complete by then.
const CLOSES_ARE_IN = 3 * HOUR
const PERIOD = { fundamental: 24 * HOUR, deamon: 12 * HOUR } as const
const LONGEST_CLOSURE_DAYS = 10

const CALENDARS = [calendarOf('XTSE', 'exchange'), calendarOf('XNYS', 'exchange')]

/**
 * Next synchronization, not before now. Prices while an exchange is open, closes after each
 * session, the rest by period. An unfinished one is due immediately.
 */
export function nextRound(scope: SynchronizationScope, last: LastRound | null, now: Date): Date {
  if (last?.cursor) return now
  const finished = last?.finishedAt?.getTime() ?? null
  switch (scope) {
    case 'intraday':
      return new Date(
        nextOpenTime(Math.max(now.getTime(), finished === null ? 0 : finished + PRICE_REFRESH_MINUTES * MINUTE)),
      )
    case 'eod':
      return finished === null ? now : latest(now, nextCloses(finished))
    case 'fundamental':
    case 'deamon':
      return finished === null ? now : latest(now, finished + PERIOD[scope])
  }
}

function latest(now: Date, instant: number): Date {
  return new Date(Math.max(now.getTime(), instant))
}

/** Returns the instant if an exchange is open or has just closed, otherwise the next opening. */
function nextOpenTime(instant: number): number {
  for (const { open, close } of sessionsFrom(instant)) {
    if (instant <= close + AFTER_CLOSE) return Math.max(instant, open)
  }
  return instant
}

function nextCloses(since: number): number {
  const ready = sessionsFrom(since).map(({ close }) => close + CLOSES_ARE_IN)
  return ready.find((instant) => instant > since) ?? since
}

function sessionsFrom(instant: number): Session[] {
  const first = dayAt(instant) - 1
  const days = Array.from({ length: LONGEST_CLOSURE_DAYS }, (_, index) => first + index)
  return days
    .flatMap((day) => CALENDARS.flatMap((calendar) => calendar.session(day) ?? []))
    .toSorted((left, right) => left.close - right.close)
}
