import { decimal, type Decimal } from '../kernel/decimal.ts'
import type { ScoreBasis } from './score.ts'
import { faultsOf, THRESHOLD_KEYS, type ListKind, type ThresholdKey, type Thresholds } from './thresholds.ts'
import { normalizedPrice } from './thresholdMove.ts'
import { readWrittenNumber } from '../kernel/writtenNumber.ts'

export type ThresholdTexts = Readonly<Record<ThresholdKey, string>>

/** `twoReadings`: a price such as 1,234 is ambiguous. */
export type FieldFault = 'required' | 'invalidPrice' | 'negativePrice' | 'twoReadings'
type OrderFault = 'invalidFloorThresholds' | 'invalidCeilThresholds'

export type ThresholdReading = {
  readonly thresholds: Thresholds
  readonly faults: Readonly<Partial<Record<ThresholdKey, FieldFault>>>
  /** Prices in the wrong order; null if a single field is invalid. */
  readonly order: { readonly code: OrderFault; readonly keys: readonly ThresholdKey[] } | null
  readonly isValid: boolean
}

const WHOLE_DIGITS = 12
const DECIMAL_PLACES = 4

const ZERO = decimal(0)
const HUNDRED = decimal(100)

/** Parses a price with at most four decimals. Returns 0 for an empty text. */
function readPrice(text: string): Decimal | Exclude<FieldFault, 'required'> {
  if (text.trim() === '') return ZERO
  const written = readWrittenNumber(text)
  if (written.kind === 'twoReadings') return 'twoReadings'
  if (written.kind === 'none') return 'invalidPrice'
  const { value } = written
  if (value.lt(ZERO)) return 'negativePrice'
  return value.round(DECIMAL_PLACES).eq(value) && value.lt(10 ** WHOLE_DIGITS) ? value : 'invalidPrice'
}

export function priceOf(text: string): Decimal | null {
  const price = readPrice(text)
  return typeof price === 'object' && price.gt(ZERO) ? price : null
}

/**
 * Fields to fill in, given the current texts. A buy list needs none if its score can use the
 * 52-week range.
 */
export function requiredKeys(kind: ListKind, basis: ScoreBasis, texts: ThresholdTexts): readonly ThresholdKey[] {
  if (kind === 'sell') return ['t200', 't800']
  if (kind !== 'buy' || basis.distribution.thresholds === 0) return []
  const hasPrices = THRESHOLD_KEYS.some((key) => texts[key].trim() !== '')
  return basis.fallbackStrategyName === 'none' || hasPrices ? ['t600'] : []
}

export function readThresholds(
  kind: ListKind,
  texts: ThresholdTexts,
  required: readonly ThresholdKey[],
): ThresholdReading {
  const thresholds = thresholdsFrom((key) => priceOf(texts[key]))
  const faults: Partial<Record<ThresholdKey, FieldFault>> = {}
  for (const key of THRESHOLD_KEYS) {
    const price = readPrice(texts[key])
    if (typeof price === 'string') faults[key] = price
    else if (thresholds[key] === null && required.includes(key)) faults[key] = 'required'
  }
  const isReadable = Object.keys(faults).length === 0
  const order = isReadable ? orderFaultOf(kind, thresholds) : null
  return { thresholds, faults, order, isValid: isReadable && order === null }
}

/** Moves the price by a percentage, rounded as prices are written. Never returns 0. */
export function shiftedPrice(price: Decimal, percent: number): Decimal {
  const moved = normalizedPrice(price.times(HUNDRED.plus(percent)).div(HUNDRED))
  return moved.gt(0) ? moved : price
}

export function shiftedThresholds(thresholds: Thresholds, percent: number): Thresholds {
  return thresholdsFrom((key) => thresholds[key] && shiftedPrice(thresholds[key], percent))
}

export function areSameThresholds(one: Thresholds, other: Thresholds): boolean {
  return THRESHOLD_KEYS.every((key) => {
    const mine = one[key]
    const theirs = other[key]
    return mine === null || theirs === null ? mine === theirs : mine.eq(theirs)
  })
}

function thresholdsFrom(priceFor: (key: ThresholdKey) => Decimal | null): Thresholds {
  return { t200: priceFor('t200'), t400: priceFor('t400'), t600: priceFor('t600'), t800: priceFor('t800') }
}

function orderFaultOf(kind: ListKind, thresholds: Thresholds): ThresholdReading['order'] {
  for (const { code } of faultsOf(kind, thresholds)) {
    if (code === 'invalidFloorThresholds' || code === 'invalidCeilThresholds') {
      return { code, keys: pairOutOfOrder(kind, thresholds) }
    }
  }
  return null
}

function pairOutOfOrder(kind: ListKind, thresholds: Thresholds): readonly ThresholdKey[] {
  const cheapFirst: readonly ThresholdKey[] = kind === 'sell' ? THRESHOLD_KEYS : THRESHOLD_KEYS.toReversed()
  const filled = cheapFirst.flatMap((key) => (thresholds[key] ? [{ key, price: thresholds[key] }] : []))
  for (const [index, { key, price }] of filled.entries()) {
    const next = filled[index + 1]
    if (next && (price.gt(next.price) || (kind === 'sell' && isAcross(key, next.key) && price.eq(next.price)))) {
      return [key, next.key]
    }
  }
  return []
}

/** A low price of a sell list and the next high one must differ. */
function isAcross(low: ThresholdKey, high: ThresholdKey): boolean {
  return (low === 't200' || low === 't400') && (high === 't600' || high === 't800')
}
