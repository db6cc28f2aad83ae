import { SCORE_SENTINELS } from './scoreSentinels.ts'
import { decimal, nearestInteger, type Decimal } from '../kernel/decimal.ts'
import { THRESHOLD_KEYS, type Thresholds } from './thresholds.ts'

export type Anchor = { readonly price: Decimal; readonly score: Decimal }

// Chosen so that the four thresholds start the four badge levels and the bands of the suggestions.
const BUY_SCORES = { t200: decimal(250), t400: decimal(500), t600: decimal(750), t800: decimal(1000) }
const TRIGGER_SCORE = decimal(750)
const LIMIT_SCORE = decimal(1000)
const TWO = decimal(2)

const FROM_DEAL_TO_FOLLOW = THRESHOLD_KEYS.toReversed()

export function hasThresholds(thresholds: Thresholds): boolean {
  return THRESHOLD_KEYS.some((key) => thresholds[key] !== null)
}

/**
 * 0 to 2000, rising as the price falls: linear between the thresholds, with scores 250, 500, 750
 * and 1000, and proportional to threshold / price outside them. Equal or misordered thresholds use
 * the higher score, so the score never rises with the price. The price is above 0. Returns -1
 * (unknown) without thresholds.
 */
export function buyScore(thresholds: Thresholds, price: Decimal): number {
  const { cheap, dear } = anchorsAround(thresholds, price)
  if (cheap && dear) return clamp(between(cheap, dear, price))
  const anchor = cheap ?? dear
  return anchor ? clamp(inverse(anchor, price)) : SCORE_SENTINELS.unknown
}

/** Anchors around the price: `cheap` below it, `dear` at or above it; null if there is none. */
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
 * -2000 to 2000, rising with the price. On the high side 750 at the trigger and 1000 at the limit,
 * then proportional to price / limit. On the low side -750 and -1000, then proportional to limit /
 * price. Linear between the sides, with 0 at the midpoint. A side without a trigger starts at its
 * limit; a side without a limit ends at its trigger; with one side only, its proportion extends to
 * all prices.
 * A computed -1 becomes -2, because -1 means unknown. The price is above 0. Returns -1 without
 * thresholds.
 */
export function sellScore({ t200, t400, t600, t800 }: Thresholds, price: Decimal): number {
  const high = sideOf(t800, t600, (limit, trigger) => trigger.lt(limit))
  const low = sideOf(t200, t400, (limit, trigger) => trigger.gt(limit))

  if (high && (!low || price.gte(high.inner.price))) return clamp(highScore(high, price))
  if (low && (!high || price.lte(low.inner.price))) return clampNegative(lowScore(low, price))
  if (!high || !low) return SCORE_SENTINELS.unknown
  return scoreInValley(low.inner, high.inner, price)
}

/** Anchors of one side of a sell entry, identical if it has only one. */
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

function lowScore({ inner, outer }: Side, price: Decimal): number {
  if (price.lte(outer.price)) return inverse(outer, price)
  return price.lt(inner.price) ? between(outer, inner, price) : inverse(inner, price)
}

function scoreInValley(low: Anchor, high: Anchor, price: Decimal): number {
  // Doubles the distances instead of halving the sum, so that only one rounding occurs.
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
