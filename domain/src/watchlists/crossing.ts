import { type Decimal } from '../kernel/decimal.ts'
import { type ListKind, type ThresholdKey, type Thresholds } from './thresholds.ts'
import { buyScore, sellScore } from './thresholdScore.ts'

/**
 * Band of the score that the price has reached; 0 before the first threshold. On a buy list, 1 to 4
 * for t200 to t800. On a sell list, 1 and 2 for the high side (t600, t800), -1 and -2 for the low
 * side (t400, t200).
 */
export type CrossedLevel = -2 | -1 | 0 | 1 | 2 | 3 | 4

type Step = { readonly level: CrossedLevel; readonly key: ThresholdKey; readonly band: number }

// Furthest first, with the score at which each band begins.
const BUY_STEPS: readonly Step[] = [
  { level: 4, key: 't800', band: 1000 },
  { level: 3, key: 't600', band: 750 },
  { level: 2, key: 't400', band: 500 },
  { level: 1, key: 't200', band: 250 },
]
const HIGH_STEPS: readonly Step[] = [
  { level: 2, key: 't800', band: 1000 },
  { level: 1, key: 't600', band: 750 },
]
const LOW_STEPS: readonly Step[] = [
  { level: -2, key: 't200', band: 1000 },
  { level: -1, key: 't400', band: 750 },
]

/** Hysteresis, in points of the score. */
const REARMING_POINTS = 25

/** The price must be above 0. Lists of other kinds always have level 0. */
export function crossedLevelOf(kind: ListKind, thresholds: Thresholds, price: Decimal): CrossedLevel {
  for (const [steps, isCrossed] of sidesOf(kind)) {
    const step = steps.find(({ key }) => isCrossed(price, thresholds[key]))
    if (step) return step.level
  }
  return 0
}

type Crossing = {
  readonly level: CrossedLevel
  readonly crossed: ThresholdKey | null
}

/**
 * New level and crossed threshold at this price, above 0. A null stored level is never notified. A
 * reached level stays until the score falls 25 points below its band.
 */
export function crossingAt(
  kind: ListKind,
  thresholds: Thresholds,
  stored: CrossedLevel | null,
  price: Decimal,
): Crossing {
  const level = crossedLevelOf(kind, thresholds, price)
  if (stored === null || level === stored) return { level, crossed: null }
  if (isBeyond(level, stored)) return { level, crossed: keyOf(kind, level) }

  const strength = kind === 'buy' ? buyScore(thresholds, price) : sellScore(thresholds, price) * Math.sign(stored)
  const lasting = stepsOf(kind, stored).find(
    (step) => thresholds[step.key] !== null && !isBeyond(step.level, stored) && strength >= step.band - REARMING_POINTS,
  )
  return { level: lasting && isBeyond(lasting.level, level) ? lasting.level : level, crossed: null }
}

/** No level changes while the price stays strictly between these bounds; null is unbounded. */
type QuietRange = { readonly low: Decimal | null; readonly high: Decimal | null }

export function quietRangeOf(kind: ListKind, thresholds: Thresholds, level: CrossedLevel): QuietRange {
  const own = stepsOf(kind, level).find((step) => step.level === level)
  const held = own ? thresholds[own.key] : null
  const [down, up] = kind === 'buy' ? [BUY_STEPS, []] : kind === 'sell' ? [LOW_STEPS, HIGH_STEPS] : [[], []]
  const below = pricesBeyond(down, thresholds, level)
  const above = pricesBeyond(up, thresholds, level)
  const isHeldFromBelow = kind === 'sell' && level > 0
  return {
    low: isHeldFromBelow ? held : most(below),
    high: isHeldFromBelow || level === 0 ? least(above) : held,
  }
}

function pricesBeyond(steps: readonly Step[], thresholds: Thresholds, level: number): Decimal[] {
  return steps.flatMap((step) => (isBeyond(step.level, level) ? (thresholds[step.key] ?? []) : []))
}

function most(prices: readonly Decimal[]): Decimal | null {
  return prices.reduce<Decimal | null>((found, price) => (found?.gte(price) ? found : price), null)
}

function least(prices: readonly Decimal[]): Decimal | null {
  return prices.reduce<Decimal | null>((found, price) => (found?.lte(price) ? found : price), null)
}

/** Further on the same side, or anywhere on the other side. */
function isBeyond(level: number, other: number): boolean {
  return level !== 0 && (Math.sign(level) !== Math.sign(other) || Math.abs(level) > Math.abs(other))
}

type IsCrossed = (price: Decimal, threshold: Decimal | null) => boolean

const isAtOrBelow: IsCrossed = (price, threshold) => threshold !== null && price.lte(threshold)
const isAtOrAbove: IsCrossed = (price, threshold) => threshold !== null && price.gte(threshold)

function sidesOf(kind: ListKind): readonly (readonly [readonly Step[], IsCrossed])[] {
  if (kind === 'buy') return [[BUY_STEPS, isAtOrBelow]]
  if (kind === 'sell') {
    return [
      [HIGH_STEPS, isAtOrAbove],
      [LOW_STEPS, isAtOrBelow],
    ]
  }
  return []
}

function stepsOf(kind: ListKind, level: number): readonly Step[] {
  if (kind === 'buy') return BUY_STEPS
  return level < 0 ? LOW_STEPS : HIGH_STEPS
}

function keyOf(kind: ListKind, level: number): ThresholdKey | null {
  return stepsOf(kind, level).find((step) => step.level === level)?.key ?? null
}
