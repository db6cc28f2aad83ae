import { quotientOf, ZERO, type Decimal } from '../../kernel/decimal.ts'
import { bringsShares, compareLots, type LedgerRow, QUANTITY_PLACES, takesShares } from '../lot.ts'
import { type Oversell, type PositionSums, remainingCostOf, shareCountOf } from '../position.ts'

/** The sums with what stands beside them in the database. */
export type Position = PositionSums & {
  readonly newestTradeDate: string | null
  readonly newestTradeOrder: number
  /** Whether the purchases of the newest day had to be counted before its sales. */
  readonly newestDayBuysFirst: boolean
}

/** What one lot did. */
export type LotEffect = {
  readonly lotId: string
  readonly shareCountAfter: Decimal
  /** Of a sale, what the sold shares had cost; null of a purchase. */
  readonly soldCost: Decimal | null
}

type Refused = { readonly kind: 'refused'; readonly oversell: Oversell }

export const NO_POSITION: Position = {
  purchasedShareCount: ZERO,
  soldShareCount: ZERO,
  purchaseCost: ZERO,
  soldCost: ZERO,
  proceeds: ZERO,
  newestTradeDate: null,
  newestTradeOrder: 0,
  newestDayBuysFirst: false,
}

/**
 * The position after all these lots, given in any order, and what each did, in the order in which they count. Refused at
 * the first sale that no order of its day allows. Test oracle of `replayPosition`: the same rules in decimals, lot by lot.
 */
export function replayLots(
  lots: readonly LedgerRow[],
): { readonly kind: 'replayed'; readonly position: Position; readonly effects: readonly LotEffect[] } | Refused {
  const effects: LotEffect[] = []
  let position = NO_POSITION
  for (const { lots: day, newest, buysFirst } of countedDays(lots)) {
    for (const lot of day) {
      const step = apply(position, lot)
      if (step.kind === 'refused') return step
      position = step.position
      effects.push(step.effect)
    }
    position = { ...position, ...placeOf(newest), newestDayBuysFirst: buysFirst }
  }
  return { kind: 'replayed', position, effects }
}

function placeOf(lot: LedgerRow) {
  return { newestTradeDate: lot.tradeDate, newestTradeOrder: lot.tradeOrder }
}

function apply(
  position: Position,
  lot: LedgerRow,
): { readonly kind: 'applied'; readonly position: Position; readonly effect: LotEffect } | Refused {
  const { quantity, price } = lot
  const amount = lot.amount ?? quantity.times(price)
  const held = shareCountOf(position)

  if (lot.kind === 'buy' || bringsShares(lot.kind)) {
    const paid = lot.kind === 'buy' ? amount : price
    const purchasedShareCount = position.purchasedShareCount.plus(quantity)
    return {
      kind: 'applied',
      position: { ...position, purchasedShareCount, purchaseCost: position.purchaseCost.plus(paid) },
      effect: { lotId: lot.id, shareCountAfter: held.plus(quantity), soldCost: null },
    }
  }

  if (lot.kind === 'split') {
    // Counts are in the shares after it: what was sold before counts as if it had been sold in these.
    const soldShareCount = split(position.soldShareCount, lot)
    const shareCountAfter = split(held, lot)
    return {
      kind: 'applied',
      position: { ...position, soldShareCount, purchasedShareCount: soldShareCount.plus(shareCountAfter) },
      effect: { lotId: lot.id, shareCountAfter, soldCost: null },
    }
  }
  if (lot.kind === 'returnOfCapital' || lot.kind === 'notional') {
    return { kind: 'applied', position, effect: { lotId: lot.id, shareCountAfter: held, soldCost: null } }
  }
  if (lot.kind === 'costOut') {
    const soldCost = held.eq(0) ? ZERO : remainingCostOf(position).times(price).round(20)
    return {
      kind: 'applied',
      position: { ...position, purchaseCost: position.purchaseCost.minus(soldCost) },
      effect: { lotId: lot.id, shareCountAfter: held, soldCost },
    }
  }
  if (lot.kind === 'cashInLieu') {
    const whole = held.round(0, 'down')
    const fraction = held.minus(whole)
    const cost = remainingCostOf(position)
    const soldCost = whole.eq(0) ? cost : quotientOf(cost.times(fraction), held)
    return {
      kind: 'applied',
      position: {
        ...position,
        soldShareCount: position.soldShareCount.plus(fraction),
        soldCost: position.soldCost.plus(soldCost),
        proceeds: position.proceeds.plus(amount),
      },
      effect: { lotId: lot.id, shareCountAfter: whole, soldCost },
    }
  }

  if (quantity.gt(held)) {
    return { kind: 'refused', oversell: { lotId: lot.id, tradeDate: lot.tradeDate, quantity, held } }
  }
  const cost = remainingCostOf(position)
  // The last shares take the whole rest, so that no rounding remains.
  const soldCost = quantity.eq(held) ? cost : quotientOf(cost.times(quantity), held)
  const effect = { lotId: lot.id, shareCountAfter: held.minus(quantity), soldCost }
  if (takesShares(lot.kind)) {
    const purchasedShareCount = position.purchasedShareCount.minus(quantity)
    const purchaseCost = position.purchaseCost.minus(soldCost)
    return { kind: 'applied', position: { ...position, purchasedShareCount, purchaseCost }, effect }
  }
  return {
    kind: 'applied',
    position: {
      ...position,
      soldShareCount: position.soldShareCount.plus(quantity),
      soldCost: position.soldCost.plus(soldCost),
      proceeds: position.proceeds.plus(amount),
    },
    effect,
  }
}

function split(shares: Decimal, { quantity, price }: LedgerRow): Decimal {
  return quotientOf(shares.times(quantity), price).round(QUANTITY_PLACES)
}

type CountedDay<One> = { readonly lots: readonly One[]; readonly newest: One; readonly buysFirst: boolean }

/**
 * Lots in the order in which they count, day by day: by time and entry; where that would sell shares before a purchase
 * of the same day brings them, the purchases of that day come first.
 */
function countedDays<One extends LedgerRow>(lots: readonly One[]): CountedDay<One>[] {
  let held = ZERO
  return daysOf(lots).map((day) => {
    const { lowest, end } = heldDuring(day, held)
    held = end
    const buysFirst = lowest.lt(ZERO)
    return { lots: buysFirst ? purchasesFirst(day) : day, newest: day[day.length - 1] ?? day[0], buysFirst }
  })
}

function daysOf<One extends LedgerRow>(lots: readonly One[]): [One, ...One[]][] {
  const days: [One, ...One[]][] = []
  for (const lot of lots.toSorted(compareLots)) {
    const day = days.at(-1)
    if (day?.[0].tradeDate === lot.tradeDate) day.push(lot)
    else days.push([lot])
  }
  return days
}

function heldDuring(day: readonly LedgerRow[], heldBefore: Decimal): { lowest: Decimal; end: Decimal } {
  let [held, lowest] = [heldBefore, heldBefore]
  for (const row of day) {
    const { kind, quantity } = row
    if (kind === 'buy' || bringsShares(kind)) held = held.plus(quantity)
    else if (kind === 'sell' || takesShares(kind)) held = held.minus(quantity)
    else if (kind === 'split') held = split(held, row)
    else if (kind === 'cashInLieu') held = held.round(0, 'down')
    if (held.lt(lowest)) lowest = held
  }
  return { lowest, end: held }
}

function purchasesFirst<One extends LedgerRow>(day: readonly One[]): One[] {
  const [before, after] = [
    day.filter(({ tradeOrder }) => tradeOrder < 0),
    day.filter(({ tradeOrder }) => tradeOrder >= 0),
  ]
  return [...before, ...after.filter(({ kind }) => kind === 'buy'), ...after.filter(({ kind }) => kind !== 'buy')]
}
