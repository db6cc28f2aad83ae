import { instantOf } from '../kernel/instant.ts'

export const STALE_PRICE_DAYS = 10
export const PRICE_SOURCE_DELAY_MINUTES = 5
export const PRICE_REFRESH_MINUTES = 15

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EXACT_UP_TO_DAYS = 3

type PriceAge =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'exact'; readonly days: number; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number }

/** True after more than 10 days. A price of unknown date is not stale: the requirements leave this open. */
export function isStalePrice(priceDateTime: string, now: Date): boolean {
  const from = staleInstantOf(priceDateTime)
  return from !== null && now.getTime() > from
}

/** Last instant at which a price is not stale, in milliseconds since 1970; null if its date is unknown. */
export function staleInstantOf(priceDateTime: string): number | null {
  const instant = instantOf(priceDateTime)
  return instant === null ? null : instant + STALE_PRICE_DAYS * DAY
}

/** Whole units: days, hours and minutes up to 3 days, then days only. A future price has age 0. */
export function priceAgeOf(priceDateTime: string, now: Date): PriceAge {
  const instant = instantOf(priceDateTime)
  if (instant === null) return { kind: 'unknown' }

  const age = Math.max(0, now.getTime() - instant)
  const days = Math.floor(age / DAY)
  if (age > EXACT_UP_TO_DAYS * DAY) return { kind: 'days', days }
  return { kind: 'exact', days, hours: Math.floor((age % DAY) / HOUR), minutes: Math.floor((age % HOUR) / MINUTE) }
}
