import { FREE_TEXT_MAXIMUM_LENGTH } from '../kernel/textLimits.ts'
import { type Decimal } from '../kernel/decimal.ts'
import { isPlainDate } from '../kernel/plainDate.ts'
import { textLength } from '../kernel/textLength.ts'

export type LotKind = 'buy' | 'sell'

/**
 * Effect of a ledger row, a trade or part of an event:
 * - `split` multiplies the shares held by quantity / price; `cashInLieu` sells the fraction of a
 * share.
 * - `returnOfCapital` lowers and `notional` raises the cost base by quantity × price; the position
 * stays.
 * - `transferOut` and `convertedOut` remove shares at average cost, without a gain.
 * - `transferIn` and `convertedIn` add shares; their price is the total cost.
 * - `costOut` moves the part `price` of the cost to a spun-off stock; the shares stay.
 */
export type LedgerKind =
  | LotKind
  | 'split'
  | 'cashInLieu'
  | 'returnOfCapital'
  | 'notional'
  | 'transferOut'
  | 'transferIn'
  | 'convertedOut'
  | 'convertedIn'
  | 'costOut'

export type Lot = {
  readonly id: string
  readonly kind: LotKind
  /** YYYY-MM-DD, never shifted to another time zone. */
  readonly tradeDate: string
  /** Milliseconds since midnight of that day; 0 if only the date is known. */
  readonly tradeOrder: number
  /** Increases with each entered lot; Infinity for a lot not stored yet. */
  readonly entryOrder: number
  readonly quantity: Decimal
  readonly price: Decimal
}

/** A row of the ledger of a stock: a trade, or a part of an event. */
export type LedgerRow = Omit<Lot, 'kind'> & {
  readonly kind: LedgerKind
  /** Exact amount of an event's purchase or sale if quantity × price is not: its price is a rounded quotient. */
  readonly amount?: Decimal | null
}

/** Exact amount of a row that is a trade or cash: the stated one, or quantity × price. */
export function exactAmount({ quantity, price, amount }: Pick<LedgerRow, 'quantity' | 'price' | 'amount'>): Decimal {
  return amount ?? quantity.times(price)
}

/** `tradeOrder` of rows that precede or follow the trades of their day. */
export const BEFORE_TRADES = -1
export const AFTER_TRADES = 86_400_000

/** Earliest supported date; an older one is usually a misread date. */
export const EARLIEST_TRADE_DATE = '1900-01-01'
export const LARGEST_QUANTITY = 2_147_483_647
export const LARGEST_PRICE = 999_999_999
export const QUANTITY_PLACES = 6
export const PRICE_PLACES = 8
export const LARGEST_FX_RATE = 1_000_000
export const FX_RATE_PLACES = 10

/** Lot as entered; null is an empty or unreadable field. */
export type LotDraft = {
  readonly tradeDate: string | null
  readonly quantity: Decimal | null
  readonly price: Decimal | null
  readonly note: string
}

export type LotFault =
  | { readonly field: 'tradeDate'; readonly code: 'required' | 'invalid' | 'future' }
  | { readonly field: 'quantity'; readonly code: 'required' | 'notPositive' | 'notWhole' | 'tooPrecise' | 'tooLarge' }
  | { readonly field: 'price'; readonly code: 'required' | 'negative' | 'tooPrecise' | 'tooLarge' }
  | { readonly field: 'note'; readonly code: 'tooLong' }

/** `latestDate` is the last valid day. Forms require whole shares; files may have fractions. */
export type LotRules = { readonly latestDate: string; readonly wholeShares: boolean }

export function lotFaultsOf({ tradeDate, quantity, price, note }: LotDraft, rules: LotRules): LotFault[] {
  const faults: LotFault[] = []
  const ofDate = dateFaultOf(tradeDate, rules.latestDate)
  const ofQuantity = quantityFaultOf(quantity, rules.wholeShares)
  const ofPrice = priceFaultOf(price)

  if (ofDate !== null) faults.push({ field: 'tradeDate', code: ofDate })
  if (ofQuantity !== null) faults.push({ field: 'quantity', code: ofQuantity })
  if (ofPrice !== null) faults.push({ field: 'price', code: ofPrice })
  if (textLength(note) > FREE_TEXT_MAXIMUM_LENGTH) faults.push({ field: 'note', code: 'tooLong' })
  return faults
}

function dateFaultOf(date: string | null, latest: string) {
  if (date === null) return 'required'
  if (!isPlainDate(date) || date < EARLIEST_TRADE_DATE) return 'invalid'
  return date > latest ? 'future' : null
}

function quantityFaultOf(quantity: Decimal | null, wholeShares: boolean) {
  if (quantity === null) return 'required'
  if (quantity.lte(0)) return 'notPositive'
  if (quantity.gt(LARGEST_QUANTITY)) return 'tooLarge'
  if (wholeShares && !fits(quantity, 0)) return 'notWhole'
  return fits(quantity, QUANTITY_PLACES) ? null : 'tooPrecise'
}

function priceFaultOf(price: Decimal | null) {
  if (price === null) return 'required'
  if (price.lt(0)) return 'negative'
  if (price.gt(LARGEST_PRICE)) return 'tooLarge'
  return fits(price, PRICE_PLACES) ? null : 'tooPrecise'
}

function fits(value: Decimal, places: number): boolean {
  return value.round(places).eq(value)
}

/** Today's date in the easternmost time zone, so that users of every zone can enter their today. */
export function latestDateAnywhere(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}

export function localDateOf(now: Date): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/

/**
 * Parses an ISO date or date-time as written. The zone is ignored: the day of a trade is the one on
 * its statement. Null if the text is no such date.
 */
export function tradeMomentOf(text: string): { tradeDate: string; tradeOrder: number } | null {
  const [, tradeDate, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = MOMENT.exec(text) ?? []
  if (tradeDate === undefined || !isPlainDate(tradeDate)) return null

  const hour = Number(hours)
  const minute = Number(minutes)
  const second = Number(seconds)
  if (hour > 23 || minute > 59 || second > 59) return null
  return { tradeDate, tradeOrder: ((hour * 60 + minute) * 60 + second) * 1000 + Number(fraction.padEnd(3, '0')) }
}

export type Owner = 'self' | 'spouse'

/**
 * Other side of a transfer for the adjusted cost base: a taxed account of the same owner, a
 * registered account that receives shares, the other spouse's pool, or anything else.
 */
export type TransferSide = 'within' | 'intoRegistered' | 'betweenSpouses' | 'apart'

/** Change of the account's cash in the stock's currency; negative for an outflow. */
export function cashOfTrade({
  kind,
  quantity,
  price,
  fee,
}: Pick<Lot, 'quantity' | 'price'> & {
  readonly kind: LotKind
  readonly fee: Decimal | null
}): Decimal {
  const amount = quantity.times(price)
  const received = kind === 'buy' ? amount.neg() : amount
  return fee ? received.minus(fee) : received
}

export function isTransfer(kind: LedgerKind): kind is 'transferOut' | 'transferIn' {
  return kind === 'transferOut' || kind === 'transferIn'
}

export function isConversion(kind: LedgerKind): kind is 'convertedOut' | 'convertedIn' | 'costOut' {
  return kind === 'convertedOut' || kind === 'convertedIn' || kind === 'costOut'
}

export function takesShares(kind: LedgerKind): kind is 'transferOut' | 'convertedOut' {
  return kind === 'transferOut' || kind === 'convertedOut'
}

export function bringsShares(kind: LedgerKind): kind is 'transferIn' | 'convertedIn' {
  return kind === 'transferIn' || kind === 'convertedIn'
}

export function isTrade(kind: LedgerKind): kind is LotKind {
  return kind === 'buy' || kind === 'sell'
}

type Placed = Pick<Lot, 'tradeDate' | 'tradeOrder' | 'entryOrder'>

export function compareLots(one: Placed, other: Placed): number {
  if (one.tradeDate !== other.tradeDate) return one.tradeDate < other.tradeDate ? -1 : 1
  if (one.tradeOrder !== other.tradeOrder) return one.tradeOrder - other.tradeOrder
  // Infinity − Infinity is NaN, so two unstored lots compare as equal.
  return one.entryOrder === other.entryOrder ? 0 : one.entryOrder - other.entryOrder
}
