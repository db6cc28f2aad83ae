import type { SecurityKey } from '../port.ts'
import type { Listing } from './listing.ts'

type Range = { readonly low: number; readonly high: number }

/** Lowest and highest log close of the 52 weeks before a day, excluding it. */
export type YearRange = (listing: Listing, day: number) => Range

const DAYS = 364

export function createYearRange(): YearRange {
  const latest = new Map<SecurityKey, Range & { day: number }>()

  return function yearRange(listing, day) {
    const { key } = listing.sample.security
    const known = latest.get(key)
    if (known?.day === day) return known

    const range = { day, ...closesBefore(listing, day) }
    latest.set(key, range)
    return range
  }
}

function closesBefore(listing: Listing, day: number): Range {
  let low = Infinity
  let high = -Infinity
  for (let past = day - DAYS; past < day; past += 1) {
    if (!listing.calendar.isOpen(past)) continue
    const close = listing.close(past)
    low = Math.min(low, close)
    high = Math.max(high, close)
  }
  return { low, high }
}
