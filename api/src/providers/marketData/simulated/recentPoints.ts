import type { PricePoint } from '../port.ts'
import { minutesOf, previousOpenDay, type Session } from '@palier/domain/market/tradingCalendar'
import { MINUTE } from '@palier/domain/market/exchangeDay'
import type { Listing } from './listing.ts'
import { priceDay } from './priceDay.ts'
import { atTick } from './tick.ts'

/**
 * Prices of the last sessions up to an instant in milliseconds, at equal intervals of minutes, in
 * shares of the last session.
 */
export function recentPoints(listing: Listing, sessions: number, atMost: number, instant: number): PricePoint[] {
  const today = priceDay(listing, instant)
  const past = sessionsUntil(listing, today.session, sessions)
  const minutes = past.reduce((sum, session) => sum + minutesOf(session), 0)
  const step = Math.max(1, Math.ceil(minutes / Math.max(1, atMost - past.length - 1)))

  const points = past.flatMap((session) => {
    const end = Math.min(session.close, today.at)
    const count = Math.max(0, Math.ceil((end - session.open) / (step * MINUTE)))
    return Array.from({ length: count }, (_, index) => {
      const at = session.open + index * step * MINUTE
      return { at: new Date(at), price: atTick(listing.price(listing.at(session.day, at), today.session.day)) }
    })
  })
  return [...points, { at: new Date(today.at), price: atTick(listing.price(today.price, today.session.day)) }]
}

function sessionsUntil({ calendar }: Listing, last: Session, count: number): Session[] {
  const sessions = [last]
  let { day } = last
  while (sessions.length < count) {
    day = previousOpenDay(calendar, day)
    const session = calendar.session(day)
    if (session) sessions.unshift(session)
  }
  return sessions
}
