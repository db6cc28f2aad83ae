import { quotientOf, type Decimal } from '../kernel/decimal.ts'

export type ListKind = 'buy' | 'sell' | 'others'

/**
 * Price levels of an entry; null if not set. On a buy list: follow, consider, target, deal. On a
 * sell list: low limit, low trigger, high trigger, high limit.
 */
export type Thresholds = {
  readonly t200: Decimal | null
  readonly t400: Decimal | null
  readonly t600: Decimal | null
  readonly t800: Decimal | null
}

export type ThresholdKey = keyof Thresholds

export const THRESHOLD_KEYS = ['t200', 't400', 't600', 't800'] as const satisfies readonly ThresholdKey[]

/** Null `key`: the fault concerns several fields. */
type ThresholdFault =
  | { readonly key: ThresholdKey; readonly code: 'required' }
  | { readonly key: null; readonly code: 'invalidFloorThresholds' | 'invalidCeilThresholds' | 'noSellCeilOrSellFloor' }

/**
 * Faults in reading order; empty if valid. A sell entry needs one of its two limits; its form
 * requires both. A buy entry scored by the 52-week range needs no threshold: its caller ignores
 * `required`. Lists of other kinds have no rules.
 */
export function faultsOf(kind: ListKind, thresholds: Thresholds): ThresholdFault[] {
  if (kind === 'buy') return faultsOfBuy(thresholds)
  if (kind === 'sell') return faultsOfSell(thresholds)
  return []
}

function faultsOfBuy({ t200, t400, t600, t800 }: Thresholds): ThresholdFault[] {
  const faults: ThresholdFault[] = []
  if (t600 === null) faults.push({ key: 't600', code: 'required' })
  if (!ascends([t800, t600, t400, t200])) faults.push({ key: null, code: 'invalidFloorThresholds' })
  return faults
}

function faultsOfSell({ t200, t400, t600, t800 }: Thresholds): ThresholdFault[] {
  const faults: ThresholdFault[] = []
  if (t200 === null && t800 === null) faults.push({ key: null, code: 'noSellCeilOrSellFloor' })
  if (!ascends([t200, t400])) faults.push({ key: null, code: 'invalidFloorThresholds' })

  const lowBelowHigh = [t200, t400].every((low) => [t600, t800].every((high) => !low || !high || low.lt(high)))
  if (!ascends([t600, t800]) || !lowBelowHigh) faults.push({ key: null, code: 'invalidCeilThresholds' })
  return faults
}

function ascends(prices: readonly (Decimal | null)[]): boolean {
  const set = prices.filter((price) => price !== null)
  return set.every((price, index) => index === 0 || price.gte(set[index - 1] ?? price))
}

export type ThresholdState = {
  readonly key: ThresholdKey
  readonly price: Decimal | null
  readonly state: 'crossed' | 'next' | 'further' | 'empty'
  /** (threshold − price) / price for the next threshold; null for the others. */
  readonly distance: Decimal | null
  /** Progress from 0 to 1 towards the next threshold of a buy list; null on sell lists or if unknown. */
  readonly ledge: number | null
}

/**
 * States of the thresholds in key order. Without a price above 0 none is crossed or next. `next` is
 * the nearest threshold not crossed, in either direction on a sell list; at equal distance the
 * first in key order, which limits a loss. Lists of other kinds are read like buy lists. Progress
 * towards the first threshold of a buy list starts at `highOfYear`.
 */
export function thresholdStates(
  kind: ListKind,
  thresholds: Thresholds,
  price: Decimal | null,
  highOfYear: Decimal | null,
): ThresholdState[] {
  const known = price?.gt(0) ? price : null
  const next = known && nextKey(kind, thresholds, known)

  return THRESHOLD_KEYS.map((key) => {
    const threshold = thresholds[key]
    const state = { key, price: threshold, distance: null, ledge: null }
    if (threshold === null) return { ...state, state: 'empty' }
    if (known === null) return { ...state, state: 'further' }
    if (isCrossed(kind, key, threshold, known)) return { ...state, state: 'crossed' }
    if (key !== next) return { ...state, state: 'further' }

    const distance = quotientOf(threshold.minus(known), known)
    const ledge = kind === 'sell' ? null : shareOfWay(lastCrossed(thresholds, known) ?? highOfYear, threshold, known)
    return { ...state, state: 'next', distance, ledge }
  })
}

function isCrossed(kind: ListKind, key: ThresholdKey, threshold: Decimal, price: Decimal): boolean {
  const isHigh = kind === 'sell' && (key === 't600' || key === 't800')
  return isHigh ? price.gte(threshold) : price.lte(threshold)
}

export function crossedKeys(kind: ListKind, thresholds: Thresholds, price: Decimal | null): ThresholdKey[] {
  if (!price?.gt(0)) return []
  return THRESHOLD_KEYS.filter((key) => thresholds[key] && isCrossed(kind, key, thresholds[key], price))
}

function nextKey(kind: ListKind, thresholds: Thresholds, price: Decimal): ThresholdKey | null {
  let nearest: { key: ThresholdKey; gap: Decimal } | null = null
  for (const key of THRESHOLD_KEYS) {
    const threshold = thresholds[key]
    if (threshold === null || isCrossed(kind, key, threshold, price)) continue

    const gap = threshold.minus(price).abs()
    if (nearest === null || gap.lt(nearest.gap)) nearest = { key, gap }
  }
  return nearest && nearest.key
}

function lastCrossed(thresholds: Thresholds, price: Decimal): Decimal | null {
  let last: Decimal | null = null
  for (const key of THRESHOLD_KEYS) {
    const threshold = thresholds[key]
    if (threshold?.gte(price) && (last === null || threshold.lt(last))) last = threshold
  }
  return last
}

/** 0 at the start or before, 1 at the target; null unless the start is above the target. */
function shareOfWay(start: Decimal | null, target: Decimal, price: Decimal): number | null {
  if (start === null || start.lte(target)) return null
  const share = quotientOf(start.minus(price), start.minus(target)).toNumber()
  return Math.min(1, Math.max(0, share))
}
