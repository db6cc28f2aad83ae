import { instantOf } from '../kernel/instant.ts'

export const STALE_PRICE_DAYS = 10
/** How old a quote is when its source gives it. */
export const PRICE_SOURCE_DELAY_MINUTES = 5
/** How often the stored quotes are refreshed. */
export const PRICE_REFRESH_MINUTES = 15

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EXACT_UP_TO_DAYS = 3

type PriceAge =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'exact'; readonly days: number; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number }

/**
 * Whether a price is more than 10 days old; at 10 days sharp it is not.
 * A price of unknown date is not called old: the requirements say nothing of it, and nobody knows.
 */
export function isStalePrice(priceDateTime: string, now: Date): boolean {
  const from = staleInstantOf(priceDateTime)
  return from !== null && now.getTime() > from
}

/** The last instant at which a price is not old yet, in milliseconds since 1970; null where its date is unknown. */
export function staleInstantOf(priceDateTime: string): number | null {
  const instant = instantOf(priceDateTime)
  return instant === null ? null : instant + STALE_PRICE_DAYS * DAY
}

/** The age of a price in whole units: to the minute, and beyond 3 days in days only. A price from the future has age 0. */
export function priceAgeOf(priceDateTime: string, now: Date): PriceAge {
  const instant = instantOf(priceDateTime)
  if (instant === null) return { kind: 'unknown' }

  const age = Math.max(0, now.getTime() - instant)
  const days = Math.floor(age / DAY)
  if (age > EXACT_UP_TO_DAYS * DAY) return { kind: 'days', days }
  return { kind: 'exact', days, hours: Math.floor((age % DAY) / HOUR), minutes: Math.floor((age % HOUR) / MINUTE) }
}
