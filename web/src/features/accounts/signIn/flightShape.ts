import type { Decimal } from '@palier/domain/kernel/decimal'

/** Top edges of the four treads, in pixels above the bottom. */
export const TREAD_TOPS = [56, 132, 232, 368] as const

const BELOW_THE_FIRST = 28
/** Keeps the price line clear of the name and price on a tread and of the next tread's top. */
const ROOM_FOR_WORDS = 62
const ROOM_UNDER_TOP = 2
const ABOVE_THE_LAST = 36

/**
 * Height of the price line, in pixels above the bottom. Thresholds fall as the treads rise; between
 * two thresholds the height is interpolated.
 */
export function priceHeight(thresholds: readonly Decimal[], price: Decimal): number {
  const crossed = thresholds.filter((threshold) => price.lte(threshold)).length
  const last = TREAD_TOPS[crossed - 1]
  if (last === undefined) return BELOW_THE_FIRST
  const low = last + ROOM_FOR_WORDS
  const above = thresholds[crossed - 1]
  const next = thresholds[crossed]
  const top = TREAD_TOPS[crossed]
  if (above === undefined || next === undefined || top === undefined) return low + ABOVE_THE_LAST
  const share = above.minus(price).div(above.minus(next)).toNumber()
  return low + share * (top - ROOM_UNDER_TOP - low)
}
