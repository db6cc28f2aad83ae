import { SCORE_SENTINELS } from './scoreSentinels.ts'
import { decimal, nearestInteger, type Decimal } from '../kernel/decimal.ts'
import { THRESHOLD_KEYS, type Thresholds } from './thresholds.ts'

/** A price at which the score is known. */
export type Anchor = { readonly price: Decimal; readonly score: Decimal }

// Chosen so that the four thresholds open the four badge levels and the bands of the suggestions.
const BUY_SCORES = { t200: decimal(250), t400: decimal(500), t600: decimal(750), t800: decimal(1000) }
const TRIGGER_SCORE = decimal(750)
const LIMIT_SCORE = decimal(1000)
const TWO = decimal(2)

const FROM_DEAL_TO_FOLLOW = THRESHOLD_KEYS.toReversed()

/** Whether a threshold score has anything to start from. */
export function hasThresholds(thresholds: Thresholds): boolean {
  return THRESHOLD_KEYS.some((key) => thresholds[key] !== null)
}

/**
 * 0 to 2000, higher the lower the price: linear between the thresholds, whose own scores are 250, 500, 750 and 1000,
 * and outside of them in proportion to threshold / price. Of equal thresholds the one with the higher score counts,
 * and so it does where thresholds out of order contradict each other: the score never rises with the price.
 * The price is above 0. Unknown (-1) without any threshold.
 */
export function buyScore(thresholds: Thresholds, price: Decimal): number {
  const { cheap, dear } = anchorsAround(thresholds, price)
  if (cheap && dear) return clamp(between(cheap, dear, price))
  const anchor = cheap ?? dear
  return anchor ? clamp(inverse(anchor, price)) : SCORE_SENTINELS.unknown
}

/**
 * The prices of a buy entry between which this price lies: `cheap` below it, `dear` at it or above. Null where there is
 * none on that side.
 */
export function anchorsAround(
  thresholds: Thresholds,
  price: Decimal,
): { readonly cheap: Anchor | null; readonly dear: Anchor | null } {
  let cheap: Anchor | null = null
  for (const key of FROM_DEAL_TO_FOLLOW) {
    const threshold = thresholds[key]
    if (threshold === null || (cheap !== null && threshold.lte(cheap.price))) continue

    const anchor: Anchor = { price: threshold, score: BUY_SCORES[key] }
    if (price.lte(threshold)) return { cheap, dear: anchor }
    cheap = anchor
  }
  return { cheap, dear: null }
}

/**
 * -2000 to 2000, higher the higher the price. On the high side 750 at the trigger and 1000 at the limit, beyond them in
 * proportion to price / limit; on the low side -750 and -1000, beyond them in proportion to limit / price; linear
 * in between, through 0 halfway from the low side to the high one. A side that has no trigger begins at its limit (and
 * one without limit ends at its trigger); with one side only, its proportion goes on to the other end.
 * A computed score that would round to -1 is -2, because -1 says unknown: the sign, and with it the level, stays.
 * The price is above 0. Unknown (-1) without any threshold.
 */
export function sellScore({ t200, t400, t600, t800 }: Thresholds, price: Decimal): number {
  const high = sideOf(t800, t600, (limit, trigger) => trigger.lt(limit))
  const low = sideOf(t200, t400, (limit, trigger) => trigger.gt(limit))

  if (high && (!low || price.gte(high.inner.price))) return clamp(highScore(high, price))
  if (low && (!high || price.lte(low.inner.price))) return clampNegative(lowScore(low, price))
  if (!high || !low) return SCORE_SENTINELS.unknown
  return scoreInValley(low.inner, high.inner, price)
}

/** One side of a sell entry: its first anchor from the middle, and its last. The same one where there is only one. */
type Side = { readonly inner: Anchor; readonly outer: Anchor }

function sideOf(
  limit: Decimal | null,
  trigger: Decimal | null,
  comesFirst: (limit: Decimal, trigger: Decimal) => boolean,
): Side | null {
  const outer = limit && { price: limit, score: LIMIT_SCORE }
  const inner = trigger && (!limit || comesFirst(limit, trigger)) ? { price: trigger, score: TRIGGER_SCORE } : outer
  return inner && { inner, outer: outer ?? inner }
}

function highScore({ inner, outer }: Side, price: Decimal): number {
  if (price.gte(outer.price)) return direct(outer, price)
  return price.gt(inner.price) ? between(inner, outer, price) : direct(inner, price)
}

/** The strength of the low side, above 0. */
function lowScore({ inner, outer }: Side, price: Decimal): number {
  if (price.lte(outer.price)) return inverse(outer, price)
  return price.lt(inner.price) ? between(outer, inner, price) : inverse(inner, price)
}

function scoreInValley(low: Anchor, high: Anchor, price: Decimal): number {
  // Distances are doubled instead of halving the sum: nothing is divided before the one rounding.
  const aboveMiddle = price.times(TWO).minus(low.price).minus(high.price)
  const width = high.price.minus(low.price)
  if (aboveMiddle.gte(0)) return clamp(nearestInteger(high.score.times(aboveMiddle), width))
  return clampNegative(nearestInteger(low.score.times(aboveMiddle.abs()), width))
}

function between(lower: Anchor, upper: Anchor, price: Decimal): number {
  const width = upper.price.minus(lower.price)
  const weighted = lower.score.times(upper.price.minus(price)).plus(upper.score.times(price.minus(lower.price)))
  return nearestInteger(weighted, width)
}

function direct({ price: anchorPrice, score }: Anchor, price: Decimal): number {
  return nearestInteger(score.times(price), anchorPrice)
}

function inverse({ price: anchorPrice, score }: Anchor, price: Decimal): number {
  return nearestInteger(score.times(anchorPrice), price)
}

function clamp(score: number): number {
  return Math.min(SCORE_SENTINELS.maximum, Math.max(0, score))
}

function clampNegative(strength: number): number {
  const score = -clamp(strength)
  if (score === SCORE_SENTINELS.unknown) return -2
  return score + 0
}
