import { FREE_TEXT_MAXIMUM_LENGTH } from '../kernel/textLimits.ts'
import { type Decimal } from '../kernel/decimal.ts'
import { isPlainDate } from '../kernel/plainDate.ts'
import { textLength } from '../kernel/textLength.ts'

export type LotKind = 'buy' | 'sell'

/**
 * What a row of an account's ledger does: a trade, or a part of an event. A split multiplies the shares held by its
 * quantity and divides them by its price; cash in lieu sells what is not a whole share. A return of capital lowers the
 * adjusted cost base and a notional distribution raises it, by quantity × price; neither changes the position. Shares
 * that are transferred out take their average cost along and make no gain; those that are transferred in bring the whole
 * cost that stands as their price. So do shares that are converted into those of another stock. Where another stock is
 * spun off, a part of the cost leaves, its price, and no share.
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

/** A purchase or a sale; the price is for one share, in the stock's currency. */
export type Lot = {
  readonly id: string
  readonly kind: LotKind
  /** YYYY-MM-DD, never shifted by a zone. */
  readonly tradeDate: string
  /** Milliseconds since that day's midnight; 0 where only the date is known. */
  readonly tradeOrder: number
  /** Rises with each lot that is entered; Infinity for one that is not entered yet. */
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

/** The `tradeOrder` of what counts before and after the trades of its day. */
export const BEFORE_TRADES = -1
export const AFTER_TRADES = 86_400_000

/** Older trades are not supported; misread dates often are older. */
export const EARLIEST_TRADE_DATE = '1900-01-01'
export const LARGEST_QUANTITY = 2_147_483_647
export const LARGEST_PRICE = 999_999_999
export const QUANTITY_PLACES = 6
export const PRICE_PLACES = 8
export const LARGEST_FX_RATE = 1_000_000
export const FX_RATE_PLACES = 10

/** A lot as typed: null is an empty or unreadable field. */
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

/** `latestDate` is the last day that may be traded on; whole shares are asked of forms, fractions come from files. */
export type LotRules = { readonly latestDate: string; readonly wholeShares: boolean }

/** The faults of a lot, at most one a field, in form order; empty when valid. */
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

/** The latest date that is today anywhere: accepted from users of any time zone. */
export function latestDateAnywhere(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}

/** Today on the reader's own clock. */
export function localDateOf(now: Date): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/

/**
 * When a trade happened, read from an ISO date or date-time exactly as written: its zone is not applied, since a
 * trade's day is the one that its paper shows. Null for what is no such date.
 */
export function tradeMomentOf(text: string): { tradeDate: string; tradeOrder: number } | null {
  const [, tradeDate, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = MOMENT.exec(text) ?? []
  if (tradeDate === undefined || !isPlainDate(tradeDate)) return null

  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)]
  if (hour > 23 || minute > 59 || second > 59) return null
  return { tradeDate, tradeOrder: ((hour * 60 + minute) * 60 + second) * 1000 + Number(fraction.padEnd(3, '0')) }
}

/** Whose account it is: the person's, or that of their spouse or common-law partner. */
export type Owner = 'self' | 'spouse'

/**
 * The other side of a transfer between accounts, for the adjusted cost base: one that counts like this one, a registered
 * account that shares of a taxed one went to, the pool of the other spouse, or anything else.
 */
export type TransferSide = 'within' | 'intoRegistered' | 'betweenSpouses' | 'apart'

/** What a trade adds to the cash of its account, in the currency of its stock; below 0 what it takes. */
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

/** Whether a row moves shares between accounts. */
export function isTransfer(kind: LedgerKind): kind is 'transferOut' | 'transferIn' {
  return kind === 'transferOut' || kind === 'transferIn'
}

/** Whether a row moves shares or cost between stocks. */
export function isConversion(kind: LedgerKind): kind is 'convertedOut' | 'convertedIn' | 'costOut' {
  return kind === 'convertedOut' || kind === 'convertedIn' || kind === 'costOut'
}

/** Whether a row takes shares along with their cost. */
export function takesShares(kind: LedgerKind): kind is 'transferOut' | 'convertedOut' {
  return kind === 'transferOut' || kind === 'convertedOut'
}

/** Whether a row brings shares with a cost of their own. */
export function bringsShares(kind: LedgerKind): kind is 'transferIn' | 'convertedIn' {
  return kind === 'transferIn' || kind === 'convertedIn'
}

/** Whether a row of a ledger is a purchase or a sale. */
export function isTrade(kind: LedgerKind): kind is LotKind {
  return kind === 'buy' || kind === 'sell'
}

type Placed = Pick<Lot, 'tradeDate' | 'tradeOrder' | 'entryOrder'>

/** Sorts by day, then by time of day, then as they were entered. */
export function compareLots(one: Placed, other: Placed): number {
  if (one.tradeDate !== other.tradeDate) return one.tradeDate < other.tradeDate ? -1 : 1
  if (one.tradeOrder !== other.tradeOrder) return one.tradeOrder - other.tradeOrder
  // Two that are not entered yet are both at Infinity, and Infinity less Infinity is no number.
  return one.entryOrder === other.entryOrder ? 0 : one.entryOrder - other.entryOrder
}
