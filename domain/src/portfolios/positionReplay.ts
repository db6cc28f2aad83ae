import { decimal, QUOTIENT_PLACES } from '../kernel/decimal.ts'
import {
  BEFORE_TRADES,
  bringsShares,
  compareLots,
  isConversion,
  isTrade,
  isTransfer,
  type LedgerRow,
  PRICE_PLACES,
  QUANTITY_PLACES,
  takesShares,
  type TransferSide,
} from './lot.ts'
import type { Oversell } from './position.ts'
import { textOfUnits, unitsOf } from '../kernel/scaledIntegers.ts'

/**
 * Ledger row in scaled integers, exact and fast: shares in millionths, prices in
 * hundred-millionths. Amounts, including the price of a transfer in, have 20 decimal places.
 */
export type UnitLot = Omit<LedgerRow, 'quantity' | 'price' | 'amount'> & {
  readonly quantity: bigint
  readonly price: bigint
  readonly amount?: bigint | null
}

/** Share counts are in the shares after the last split. */
export type UnitSums = {
  readonly purchasedShareCount: bigint
  readonly soldShareCount: bigint
  readonly purchaseCost: bigint
  readonly soldCost: bigint
  readonly proceeds: bigint
}

export type StoredSums = { readonly [Figure in keyof UnitSums]: string }

/** `soldCost` is the cost of the shares removed by the row; null if it removes none. */
export type UnitEffect = { readonly lotId: string; readonly shareCountAfter: bigint; readonly soldCost: bigint | null }

/** `effects` are in processing order; `sums` include all rows through that day. */
export type DayCount = {
  readonly date: string
  readonly effects: readonly UnitEffect[]
  readonly lotCount: number
  readonly sums: UnitSums
  readonly newestTradeOrder: number
  readonly transfers: DayTransfers | null
  readonly buysFirst: boolean
}

export type DayTransfers = {
  readonly shareCount: bigint
  readonly convertedShareCount: bigint
  readonly costIn: bigint
  readonly costOut: bigint
  readonly out: readonly { readonly lotId: string; readonly cost: bigint }[]
}

export type PositionReplay =
  | { readonly kind: 'counted'; readonly days: readonly DayCount[] }
  | { readonly kind: 'refused'; readonly oversell: Oversell }

export const NOTHING_COUNTED: UnitSums = {
  purchasedShareCount: 0n,
  soldShareCount: 0n,
  purchaseCost: 0n,
  soldCost: 0n,
  proceeds: 0n,
}

const AMOUNT_PLACES = QUOTIENT_PLACES
const AMOUNT_UNITS = 10n ** BigInt(AMOUNT_PLACES - QUANTITY_PLACES - PRICE_PLACES)
// The part of a cost that a spin-off moves is in units of a price.
const WHOLE_COST = 10n ** BigInt(PRICE_PLACES)
const ONE_SHARE = 10n ** BigInt(QUANTITY_PLACES)
// A split's terms are in units of a quantity and of a price.
const RATIO_UNITS = 10n ** BigInt(PRICE_PLACES - QUANTITY_PLACES)

/** Throws a RangeError if a value has more decimal places than lots allow. */
export function unitLotOf(lot: Omit<LedgerRow, 'quantity' | 'price' | 'amount'> & LotTexts): UnitLot {
  return {
    // Written out: copying with rest is several times slower over thousands of lots.
    id: lot.id,
    kind: lot.kind,
    tradeDate: lot.tradeDate,
    tradeOrder: lot.tradeOrder,
    entryOrder: lot.entryOrder,
    quantity: unitsOf(String(lot.quantity), QUANTITY_PLACES),
    price: unitsOf(String(lot.price), bringsShares(lot.kind) ? AMOUNT_PLACES : PRICE_PLACES),
    amount: lot.amount == null ? null : unitsOf(String(lot.amount), AMOUNT_PLACES),
  }
}

type LotTexts = {
  readonly quantity: string | LedgerRow['quantity']
  readonly price: string | LedgerRow['price']
  readonly amount?: string | LedgerRow['amount']
}

/** Throws a RangeError if a sum has more decimal places than are stored. */
export function unitSumsOf(stored: StoredSums): UnitSums {
  return {
    purchasedShareCount: unitsOf(stored.purchasedShareCount, QUANTITY_PLACES),
    soldShareCount: unitsOf(stored.soldShareCount, QUANTITY_PLACES),
    purchaseCost: unitsOf(stored.purchaseCost, AMOUNT_PLACES),
    soldCost: unitsOf(stored.soldCost, AMOUNT_PLACES),
    proceeds: unitsOf(stored.proceeds, AMOUNT_PLACES),
  }
}

export function storedSumsOf(sums: UnitSums): StoredSums {
  return {
    purchasedShareCount: sharesText(sums.purchasedShareCount),
    soldShareCount: sharesText(sums.soldShareCount),
    purchaseCost: amountText(sums.purchaseCost),
    soldCost: amountText(sums.soldCost),
    proceeds: amountText(sums.proceeds),
  }
}

export function sharesText(shares: bigint): string {
  return textOfUnits(shares, QUANTITY_PLACES)
}

export function amountText(amount: bigint): string {
  return textOfUnits(amount, AMOUNT_PLACES)
}

/**
 * Replays sorted lots by day, starting with the sums of earlier lots. Refuses the first sale that
 * no order of its day allows.
 */
export function replayPosition(lots: readonly UnitLot[], before: UnitSums = NOTHING_COUNTED): PositionReplay {
  const days: DayCount[] = []
  let sums = { ...before }
  for (const [date, entered] of daysInOrder(lots)) {
    const { lots: counted, buysFirst } = inCountedOrder(entered, heldOf(sums))
    const effects: UnitEffect[] = []
    let lotCount = 0
    let transfers: DayTransfers | null = null
    sums = { ...sums }
    for (const lot of counted) {
      if ((lot.kind === 'sell' || takesShares(lot.kind)) && lot.quantity > heldOf(sums)) {
        return { kind: 'refused', oversell: oversellOf(lot, heldOf(sums)) }
      }
      const effect = enter(sums, lot)
      effects.push(effect)
      if (isTransfer(lot.kind) || isConversion(lot.kind)) transfers = withTransfer(transfers, lot, effect)
      if (isTrade(lot.kind)) lotCount += 1
    }
    days.push({
      date,
      effects,
      lotCount,
      sums,
      newestTradeOrder: entered.at(-1)?.tradeOrder ?? 0,
      transfers,
      buysFirst,
    })
  }
  return { kind: 'counted', days }
}

const NO_TRANSFERS: DayTransfers = { shareCount: 0n, convertedShareCount: 0n, costIn: 0n, costOut: 0n, out: [] }

function withTransfer(
  before: DayTransfers | null,
  { id: lotId, kind, quantity, price }: UnitLot,
  { soldCost }: UnitEffect,
): DayTransfers {
  const { shareCount, convertedShareCount, costIn, costOut, out } = before ?? NO_TRANSFERS
  const change = kind === 'costOut' ? 0n : bringsShares(kind) ? quantity : -quantity
  const moved = {
    shareCount: isTransfer(kind) ? shareCount + change : shareCount,
    convertedShareCount: isTransfer(kind) ? convertedShareCount : convertedShareCount + change,
  }
  if (bringsShares(kind)) return { ...moved, costIn: costIn + price, costOut, out }
  const cost = soldCost ?? 0n
  return { ...moved, costIn, costOut: costOut + cost, out: [...out, { lotId, cost }] }
}

type NewestTrade = {
  readonly newestTradeDate: string | null
  readonly newestTradeOrder: number
  readonly newestDayBuysFirst: boolean
}

/** True if a newly entered lot is processed last. Replaying it alone on the stored sums is then enough. */
export function isCountedLast(
  lot: LedgerRow,
  { newestTradeDate, newestTradeOrder, newestDayBuysFirst }: NewestTrade,
): boolean {
  if (newestTradeDate === null || lot.tradeDate > newestTradeDate) return true
  return lot.tradeDate === newestTradeDate && !newestDayBuysFirst && lot.tradeOrder >= newestTradeOrder
}

/**
 * Sorts rows of several ledgers of one stock in processing order: by time and entry, with a day's
 * purchases first if its sales need them. A split changes only its own portfolio; a transfer within
 * these ledgers changes two.
 */
export function inOrderOfCounting<
  One extends LedgerRow & { readonly portfolioId: string; readonly transfer?: TransferSide | null },
>(rows: readonly One[]): One[] {
  const heldIn = new Map<string, bigint>()
  let held = 0n
  const units = rows.map((row) => ({
    // Written out: copying with rest is several times slower over thousands of rows.
    id: row.id,
    kind: row.kind,
    tradeDate: row.tradeDate,
    tradeOrder: row.tradeOrder,
    entryOrder: row.entryOrder,
    quantity: row.quantity.unitsOf(QUANTITY_PLACES),
    price: row.kind === 'split' ? row.price.unitsOf(PRICE_PLACES) : 0n,
    row,
  }))
  return tradingDays(units).flatMap(([, day]) => {
    const start = startOfTrades(day)
    const begin = day.slice(0, start)
    const apply = (one: (typeof day)[number]) => {
      const { portfolioId } = one.row
      const own = heldIn.get(portfolioId) ?? 0n
      const after = heldAfter(own, one)
      heldIn.set(portfolioId, after)
      if (one.row.transfer !== 'within') held += after - own
    }
    begin.forEach(apply)
    const counted = inCountedOrder(day.slice(start), held).lots
    counted.forEach(apply)
    return [...begin, ...counted].map(({ row }) => row)
  })
}

export function tradingDays<One extends UnitLot>(lots: readonly One[]): [date: string, lots: One[]][] {
  return daysInOrder(lots.toSorted(compareLots))
}

function daysInOrder<One extends UnitLot>(lots: readonly One[]): [date: string, lots: One[]][] {
  const days: [string, One[]][] = []
  for (const lot of lots) {
    const day = days.at(-1)
    if (day?.[0] === lot.tradeDate) day[1].push(lot)
    else days.push([lot.tradeDate, [lot]])
  }
  return days
}

/**
 * Moves purchases first if a sale would precede shares bought that day. `held` is the number of
 * shares at the start.
 */
export function inCountedOrder<One extends UnitLot>(day: readonly One[], held: bigint) {
  const buysFirst = sellsTooEarly(day, held)
  return { lots: buysFirst ? purchasesFirst(day) : day, buysFirst }
}

/** Shares held after a row; negative after an oversell. */
export function heldAfter(held: bigint, { kind, quantity, price }: UnitLot): bigint {
  if (kind === 'buy' || bringsShares(kind)) return held + quantity
  if (kind === 'sell' || takesShares(kind)) return held - quantity
  if (kind === 'split') return splitOf(held, quantity, price)
  return kind === 'cashInLieu' ? held - (held % ONE_SHARE) : held
}

function splitOf(shares: bigint, numerator: bigint, denominator: bigint): bigint {
  return nearest(shares * numerator * RATIO_UNITS, denominator)
}

type RunningSums = { -readonly [Figure in keyof UnitSums]: bigint }

function enter(sums: RunningSums, row: UnitLot): UnitEffect {
  const { id, kind, quantity, price } = row
  const amount = row.amount ?? quantity * price * AMOUNT_UNITS
  const held = heldOf(sums)
  const shareCountAfter = heldAfter(held, row)
  if (kind === 'buy' || bringsShares(kind)) {
    sums.purchasedShareCount += quantity
    sums.purchaseCost += kind === 'buy' ? amount : price
    return { lotId: id, shareCountAfter, soldCost: null }
  }
  if (kind === 'split') {
    sums.soldShareCount = splitOf(sums.soldShareCount, quantity, price)
    sums.purchasedShareCount = sums.soldShareCount + shareCountAfter
    return { lotId: id, shareCountAfter, soldCost: null }
  }
  if (kind === 'costOut') {
    const movedCost = held === 0n ? 0n : nearest((sums.purchaseCost - sums.soldCost) * price, WHOLE_COST)
    sums.purchaseCost -= movedCost
    return { lotId: id, shareCountAfter, soldCost: movedCost }
  }
  if (kind !== 'sell' && kind !== 'cashInLieu' && !takesShares(kind))
    return { lotId: id, shareCountAfter, soldCost: null }

  const removed = held - shareCountAfter
  const cost = sums.purchaseCost - sums.soldCost
  // Removing all shares uses the exact remaining cost, so that no rounding remains.
  const soldCost = removed === held ? cost : nearest(cost * removed, held)
  if (takesShares(kind)) {
    sums.purchasedShareCount -= removed
    sums.purchaseCost -= soldCost
  } else {
    sums.soldShareCount += removed
    sums.soldCost += soldCost
    sums.proceeds += amount
  }
  return { lotId: id, shareCountAfter, soldCost }
}

/** Rounds once, half up; both arguments are positive. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const cut = numerator / denominator
  return (numerator - cut * denominator) * 2n < denominator ? cut : cut + 1n
}

function sellsTooEarly(day: readonly UnitLot[], heldBefore: bigint): boolean {
  let held = heldBefore
  for (const row of day) {
    held = heldAfter(held, row)
    if (held < 0n) return true
  }
  return false
}

function purchasesFirst<One extends UnitLot>(day: readonly One[]): One[] {
  const start = startOfTrades(day)
  const trades = day.slice(start)
  return [
    ...day.slice(0, start),
    ...trades.filter(({ kind }) => kind === 'buy'),
    ...trades.filter(({ kind }) => kind !== 'buy'),
  ]
}

function startOfTrades(day: readonly UnitLot[]): number {
  if (day[0]?.tradeOrder !== BEFORE_TRADES) return 0
  const start = day.findIndex(({ tradeOrder }) => tradeOrder !== BEFORE_TRADES)
  return start < 0 ? day.length : start
}

function heldOf({ purchasedShareCount, soldShareCount }: UnitSums): bigint {
  return purchasedShareCount - soldShareCount
}

function oversellOf({ id, tradeDate, quantity }: UnitLot, held: bigint): Oversell {
  return { lotId: id, tradeDate, quantity: decimal(sharesText(quantity)), held: decimal(sharesText(held)) }
}
