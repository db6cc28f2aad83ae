import { decimal, type Decimal } from '../kernel/decimal.ts'
import type { ScoreBasis } from './score.ts'
import { faultsOf, THRESHOLD_KEYS, type ListKind, type ThresholdKey, type Thresholds } from './thresholds.ts'
import { normalizedPrice } from './thresholdMove.ts'
import { readWrittenNumber } from '../kernel/writtenNumber.ts'

/** The four prices as typed; an empty text is not set. */
export type ThresholdTexts = Readonly<Record<ThresholdKey, string>>

/** `twoReadings` is a price such as 1,234, of which nobody but its writer knows what it means. */
export type FieldFault = 'required' | 'invalidPrice' | 'negativePrice' | 'twoReadings'
type OrderFault = 'invalidFloorThresholds' | 'invalidCeilThresholds'

/** The typed prices as far as they can be read, and what is wrong with them. */
export type ThresholdReading = {
  /** A text that is no price counts as not set. */
  readonly thresholds: Thresholds
  readonly faults: Readonly<Partial<Record<ThresholdKey, FieldFault>>>
  /** Prices that contradict each other: which rule, and the fields at fault. Null where something is wrong above. */
  readonly order: { readonly code: OrderFault; readonly keys: readonly ThresholdKey[] } | null
  readonly isValid: boolean
}

const WHOLE_DIGITS = 12
const DECIMAL_PLACES = 4

const ZERO = decimal(0)
const HUNDRED = decimal(100)

/** A price with at most four decimals, as people write it, or what is wrong with it; an empty text is 0. */
function readPrice(text: string): Decimal | Exclude<FieldFault, 'required'> {
  if (text.trim() === '') return ZERO
  const written = readWrittenNumber(text)
  if (written.kind === 'twoReadings') return 'twoReadings'
  if (written.kind === 'none') return 'invalidPrice'
  const { value } = written
  if (value.lt(ZERO)) return 'negativePrice'
  return value.round(DECIMAL_PLACES).eq(value) && value.lt(10 ** WHOLE_DIGITS) ? value : 'invalidPrice'
}

/** The price that a text writes; null where it is empty, zero or no price. */
export function priceOf(text: string): Decimal | null {
  const price = readPrice(text)
  return typeof price === 'object' && price.gt(ZERO) ? price : null
}

/**
 * Which fields of the form must be filled, now that these are. The score of a buy list may rest on the year's range
 * where there are no prices, or always: then it needs none.
 */
export function requiredKeys(kind: ListKind, basis: ScoreBasis, texts: ThresholdTexts): readonly ThresholdKey[] {
  if (kind === 'sell') return ['t200', 't800']
  if (kind !== 'buy' || basis.distribution.thresholds === 0) return []
  const hasPrices = THRESHOLD_KEYS.some((key) => texts[key].trim() !== '')
  return basis.fallbackStrategyName === 'none' || hasPrices ? ['t600'] : []
}

/** Reads the four fields of a form. */
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

/** The price moved by so many percent, rounded as prices are written. It never falls to nothing. */
export function shiftedPrice(price: Decimal, percent: number): Decimal {
  const moved = normalizedPrice(price.times(HUNDRED.plus(percent)).div(HUNDRED))
  return moved.gt(0) ? moved : price
}

/** All prices that are set, moved together. */
export function shiftedThresholds(thresholds: Thresholds, percent: number): Thresholds {
  return thresholdsFrom((key) => thresholds[key] && shiftedPrice(thresholds[key], percent))
}

/** Whether both say the same four prices. */
export function areSameThresholds(one: Thresholds, other: Thresholds): boolean {
  return THRESHOLD_KEYS.every((key) => {
    const [mine, theirs] = [one[key], other[key]]
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

/** The first two neighbours of which the one that should be dearer is cheaper. */
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

/** A low price of a sell list and the high one that follows it must differ. */
function isAcross(low: ThresholdKey, high: ThresholdKey): boolean {
  return (low === 't200' || low === 't400') && (high === 't600' || high === 't800')
}
