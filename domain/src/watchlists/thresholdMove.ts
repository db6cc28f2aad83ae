import { decimal, type Decimal } from '../kernel/decimal.ts'
import { THRESHOLD_KEYS, type ListKind, type ThresholdKey, type Thresholds } from './thresholds.ts'

const SNAPS = [
  { below: 1, snap: decimal('0.01') },
  { below: 20, snap: decimal('0.05') },
  { below: 200, snap: decimal('0.5') },
] as const
const LARGEST_SNAP = decimal(1)
const CENT = decimal('0.01')
const ONE = decimal(1)
/** Decimal places below 1 and from 1 on. */
const PLACES = { small: 4, usual: 2 } as const
/** Minimum distance between low and high prices of a sell list if a cent is too much. */
const LEAST_GAP = decimal('0.0001')
const GREATEST = decimal('999999999999')

/** Step of a move: the grid for the price of the stock, or a cent. */
export type MoveGrid = { readonly price: Decimal; readonly isByCent: boolean }

export type ThresholdRange = { readonly least: Decimal; readonly greatest: Decimal }

export function snapAt(price: Decimal): Decimal {
  return SNAPS.find(({ below }) => price.lt(below))?.snap ?? LARGEST_SNAP
}

/**
 * Range in which a threshold can move without passing a neighbour. A low and a high price of a sell
 * list never meet. Null if the neighbours are already out of order.
 */
export function rangeOfThreshold(kind: ListKind, thresholds: Thresholds, key: ThresholdKey): ThresholdRange | null {
  const cheapFirst: readonly ThresholdKey[] = kind === 'sell' ? THRESHOLD_KEYS : THRESHOLD_KEYS.toReversed()
  const place = cheapFirst.indexOf(key)
  const own = thresholds[key]
  let least = own?.lt(CENT) ? own : CENT
  let greatest = GREATEST
  for (const [index, other] of cheapFirst.entries()) {
    const price = thresholds[other]
    if (!price || index === place) continue
    const isApart = kind === 'sell' && index < 2 !== place < 2
    const gap = isApart ? gapAt(price) : null
    if (index < place) least = greater(least, gap ? price.plus(gap) : price)
    else greatest = lesser(greatest, gap ? price.minus(gap) : price)
  }
  return least.gt(greatest) ? null : { least, greatest }
}

export function movedTo(range: ThresholdRange, wanted: Decimal, grid: MoveGrid): Decimal {
  const snap = grid.isByCent ? CENT : snapAt(grid.price)
  return within(range, wanted.div(snap).round().times(snap))
}

export function moveThreshold(range: ThresholdRange, from: Decimal, steps: number, grid: MoveGrid): Decimal {
  const snap = grid.isByCent ? CENT : snapAt(grid.price)
  const place = from.div(snap)
  const nearest = place.round()
  // If the price is between two grid prices, the first step ends at the next one.
  const isPast = steps > 0 ? nearest.gt(place) : nearest.lt(place)
  return within(range, nearest.plus(steps - (isPast ? Math.sign(steps) : 0)).times(snap))
}

function within({ least, greatest }: ThresholdRange, price: Decimal): Decimal {
  return greater(least, lesser(greatest, price))
}

function gapAt(price: Decimal): Decimal {
  return price.gt(1) ? CENT : LEAST_GAP
}

function greater(one: Decimal, other: Decimal): Decimal {
  return one.gt(other) ? one : other
}

function lesser(one: Decimal, other: Decimal): Decimal {
  return one.lt(other) ? one : other
}

export function normalizedPrice(price: Decimal): Decimal {
  return price.round(price.gte(ONE) ? PLACES.usual : PLACES.small)
}
