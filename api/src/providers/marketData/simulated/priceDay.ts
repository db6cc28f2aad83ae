import { latestSession, minutesOf, previousOpenDay, type Session } from '@palier/domain/market/tradingCalendar'
import { MINUTE } from '@palier/domain/market/exchangeDay'
import type { Listing } from './listing.ts'

/** Current session of a listing, or the last one if the market is closed. Prices are logarithms. */
type PriceDay = {
  readonly session: Session
  readonly isIntraday: boolean
  /** Milliseconds since 1970; at most the close of the session. */
  readonly at: number
  readonly price: number
  readonly previousClose: number
  readonly low: number
  readonly high: number
  readonly minutes: Float64Array
}

export function priceDay(listing: Listing, instant: number): PriceDay {
  const session = latestSession(listing.calendar, instant)
  const at = Math.min(instant, session.close)
  const minutes = listing.minutes(session)
  const elapsed = Math.min(minutesOf(session), Math.floor((at - session.open) / MINUTE))
  const { price, low, high } = rangeUntil(listing, session, minutes, elapsed, at)

  return {
    session,
    isIntraday: instant < session.close,
    at,
    price,
    previousClose: listing.close(previousOpenDay(listing.calendar, session.day)),
    low,
    high,
    minutes: minutes.subarray(0, elapsed + 1),
  }
}

type Range = { price: number; low: number; high: number }

function rangeUntil(listing: Listing, session: Session, minutes: Float64Array, elapsed: number, at: number): Range {
  const price = minutes[elapsed] ?? 0
  let low = price
  let high = price
  for (let minute = 0; minute < elapsed; minute += 1) {
    const level = minutes[minute] ?? 0
    if (level < low) low = level
    if (level > high) high = level
  }

  const start = session.open + elapsed * MINUTE
  const seconds = Math.floor((at - start) / 1000)
  return seconds === 0 ? { price, low, high } : withinMinute(listing.seconds(session.day, start), seconds, low, high)
}

// Limits a second to the day's range at whole minutes, including the end of its minute. Otherwise
// the day's high could fall a moment later.
function withinMinute(levels: Float64Array, seconds: number, dayLow: number, dayHigh: number): Range {
  const end = levels.at(-1) ?? 0
  const lowest = Math.min(dayLow, end)
  const highest = Math.max(dayHigh, end)
  let price = 0
  let low = dayLow
  let high = dayHigh
  for (let second = 1; second <= seconds; second += 1) {
    price = Math.min(highest, Math.max(lowest, levels[second] ?? 0))
    low = Math.min(low, price)
    high = Math.max(high, price)
  }
  return { price, low, high }
}
