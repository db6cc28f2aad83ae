import { decimal, roundHalfAwayFromZero, type Decimal } from './decimal.ts'
import { faultsOf, THRESHOLD_KEYS, type ListKind, type ThresholdKey, type Thresholds } from './thresholds.ts'

/** The four prices as somebody types them; an empty text is a price that is not set. */
export type ThresholdTexts = Readonly<Record<ThresholdKey, string>>

export type FieldFault = 'required' | 'invalidPrice'
export type OrderFault = 'invalidFloorThresholds' | 'invalidCeilThresholds'

/** The typed prices as far as they can be read, and what is wrong with them. */
export type ThresholdReading = {
  /** A text that is no price counts as not set. */
  readonly thresholds: Thresholds
  readonly faults: Readonly<Partial<Record<ThresholdKey, FieldFault>>>
  /** Prices that contradict each other: which rule, and the fields at fault. Null where something is wrong above. */
  readonly order: { readonly code: OrderFault; readonly keys: readonly ThresholdKey[] } | null
  readonly isValid: boolean
}

const PRICE = /^\d{1,12}([.,]\d{1,4})?$/

/** Decimal places of a price below 1, and of any other. */
const PLACES = { small: 4, usual: 2 } as const
const ONE = decimal(1)
const HUNDRED = decimal(100)

/** Digits with at most four decimals after a comma or a point. */
export function isPriceText(text: string): boolean {
  return PRICE.test(text)
}

/** The price that a text writes; null where it is empty, zero or no price. */
export function priceOf(text: string): Decimal | null {
  const typed = text.trim()
  if (!isPriceText(typed)) return null
  const price = decimal(typed.replace(',', '.'))
  return price.gt(0) ? price : null
}

/** Which fields of the form must be filled. Where the score of a buy list rests on the year's range, none. */
export function requiredKeys(kind: ListKind, isScoredByThresholds: boolean): readonly ThresholdKey[] {
  if (kind === 'sell') return ['t200', 't800']
  return kind === 'buy' && isScoredByThresholds ? ['t600'] : []
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
    const typed = texts[key].trim()
    if (typed !== '' && !isPriceText(typed)) faults[key] = 'invalidPrice'
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

/** Two decimals from 1 on, four below. */
export function normalizedPrice(price: Decimal): Decimal {
  return roundHalfAwayFromZero(price, price.gte(ONE) ? PLACES.usual : PLACES.small)
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
