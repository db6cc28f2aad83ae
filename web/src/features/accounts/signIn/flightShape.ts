import type { Decimal } from '@palier/domain/kernel/decimal'

/** Where the four treads of the picture end, in pixels above its floor. */
export const TREAD_TOPS = [56, 132, 232, 368] as const

const BELOW_THE_FIRST = 28
/** Name and price stand above a tread: the price line keeps clear of both of them, and of the next tread's top. */
const ROOM_FOR_WORDS = 62
const ROOM_UNDER_TOP = 2
const ABOVE_THE_LAST = 36

/**
 * How high the line of the price stands, in pixels above the floor. The prices fall as the treads climb: the line
 * is between the two treads whose prices hold it, nearer to the nearer one.
 */
export function priceHeight(thresholds: readonly Decimal[], price: Decimal): number {
  const crossed = thresholds.filter((threshold) => price.lte(threshold)).length
  const last = TREAD_TOPS[crossed - 1]
  if (last === undefined) return BELOW_THE_FIRST
  const low = last + ROOM_FOR_WORDS
  const [above, next, top] = [thresholds[crossed - 1], thresholds[crossed], TREAD_TOPS[crossed]]
  if (above === undefined || next === undefined || top === undefined) return low + ABOVE_THE_LAST
  const share = above.minus(price).div(above.minus(next)).toNumber()
  return low + share * (top - ROOM_UNDER_TOP - low)
}
