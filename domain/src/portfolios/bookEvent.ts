import { decimal, type Decimal, quotientOf, ZERO } from '../kernel/decimal.ts'
import type { Currency } from '../market/currency.ts'
import { isPlainDate } from '../kernel/plainDate.ts'
import { textLength } from '../kernel/textLength.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '../kernel/textLimits.ts'
import { mapEventAmounts } from './events/eventAmounts.ts'
import {
  AFTER_TRADES,
  BEFORE_TRADES,
  EARLIEST_TRADE_DATE,
  LARGEST_PRICE,
  LARGEST_QUANTITY,
  type LedgerRow,
  PRICE_PLACES,
  QUANTITY_PLACES,
} from './lot.ts'

export const BOOK_EVENT_KINDS = [
  'income',
  'reinvestment',
  'stockDividend',
  'returnOfCapital',
  'notional',
  'split',
  'transfer',
  'transferIn',
  'fee',
  'interestPaid',
  'deposit',
  'withdrawal',
  'currencyExchange',
  'openingBalance',
  'cashAdjustment',
  'symbolChange',
  'exchange',
  'spinOff',
] as const
export type BookEventKind = (typeof BOOK_EVENT_KINDS)[number]

/** `inLieu` is a payment in lieu of a dividend; `trust` a distribution of a trust. */
export const INCOME_KINDS = ['eligible', 'other', 'foreign', 'interest', 'trust', 'capitalGains', 'inLieu'] as const
export type IncomeKind = (typeof INCOME_KINDS)[number]

/** Facts as entered; null if the statement omits one. Amounts are in the event's currency. */
export type BookEventFacts = {
  readonly kind: BookEventKind
  /** Payment date, or the first day in new shares. */
  readonly date: string
  /** Record date, if known. The cost base changes on this day. */
  readonly recordDate: string | null
  /** Shares received or transferred; for a corporate action, the shares held before it. */
  readonly quantity: Decimal | null
  /** Ratio of a split, an exchange or a spin-off: new shares per old shares. */
  readonly numerator: Decimal | null
  readonly denominator: Decimal | null
  /**
   * Amount per share. For a reinvestment, the price of a purchased share. For a taxable transfer,
   * its value. For a taxable exchange or spin-off, the value of a new share.
   */
  readonly perShare: Decimal | null
  /**
   * Total before withholding. For a stock dividend, its declared value; for a transfer in, the cost
   * of the shares; for an exchange, the cash part.
   */
  readonly gross: Decimal | null
  readonly withheld: Decimal | null
  readonly net: Decimal | null
  readonly cashInLieu: Decimal | null
  readonly counterAmount: Decimal | null
  readonly counterCurrency: Currency | null
  /** Part of the cost, between 0 and 1, that a tax-deferred spin-off allocates to the new stock. */
  readonly costShare: Decimal | null
  readonly incomeKind: IncomeKind | null
  readonly note: string
}

export const EMPTY_FACTS: Omit<BookEventFacts, 'kind' | 'date'> = {
  ...mapEventAmounts(() => null),
  recordDate: null,
  counterCurrency: null,
  incomeKind: null,
  note: '',
}

type Field =
  | 'date'
  | 'recordDate'
  | 'stock'
  | 'gross'
  | 'withheld'
  | 'net'
  | 'quantity'
  | 'perShare'
  | 'ratio'
  | 'cashInLieu'
  | 'counterAmount'
  | 'costShare'

export type BookEventFault =
  | { readonly field: 'date' | 'recordDate'; readonly code: 'required' | 'invalid' | 'future' }
  | { readonly field: 'stock'; readonly code: 'required' | 'notAllowed' }
  | { readonly field: Exclude<Field, 'stock'>; readonly code: 'required' | 'notPositive' | 'tooPrecise' | 'tooLarge' }
  | { readonly field: 'ratio'; readonly code: 'same' }
  | { readonly field: 'gross' | 'perShare'; readonly code: 'notAllowed' }
  | { readonly field: 'counterCurrency'; readonly code: 'required' | 'same' }
  | { readonly field: 'withheld'; readonly code: 'tooLarge' }
  | { readonly field: 'net'; readonly code: 'contradicted' }
  | { readonly field: 'note'; readonly code: 'tooLong' }

const ONE = decimal(1)

const OF_ACCOUNT: readonly BookEventKind[] = [
  'fee',
  'interestPaid',
  'deposit',
  'withdrawal',
  'currencyExchange',
  'openingBalance',
  'cashAdjustment',
]

const CONVERSIONS = ['symbolChange', 'exchange', 'spinOff'] as const
type Conversion = (typeof CONVERSIONS)[number]

export function isConversionEvent(kind: BookEventKind): kind is Conversion {
  return CONVERSIONS.some((one) => one === kind)
}

const MAY_LACK_AMOUNT: readonly BookEventKind[] = ['stockDividend', 'transfer', ...CONVERSIONS]
const NEEDS_QUANTITY: readonly BookEventKind[] = [
  'reinvestment',
  'stockDividend',
  'transfer',
  'transferIn',
  ...CONVERSIONS,
]

/** Income may be interest of the account, without a stock. */
export function needsStock(kind: BookEventKind, incomeKind: IncomeKind | null): boolean {
  return !OF_ACCOUNT.includes(kind) && !(kind === 'income' && incomeKind === 'interest')
}

type Rules = {
  readonly latestDate: string
  readonly hasStock: boolean
  readonly currency: Currency
}

export function bookEventFaultsOf(facts: BookEventFacts, { latestDate, hasStock, currency }: Rules): BookEventFault[] {
  const { kind, date, recordDate, withheld, net, gross, note } = facts
  const faults: (BookEventFault | null)[] = [dateFaultOf('date', date, latestDate)]
  if (recordDate !== null) faults.push(dateFaultOf('recordDate', recordDate, latestDate))
  if (!hasStock && needsStock(kind, facts.incomeKind)) faults.push({ field: 'stock', code: 'required' })
  if (hasStock && kind !== 'fee' && OF_ACCOUNT.includes(kind)) faults.push({ field: 'stock', code: 'notAllowed' })

  if (kind === 'split') faults.push(ratioFaultOf(facts), amountFaultOf('cashInLieu', facts.cashInLieu, 'optional'))
  else faults.push(amountFaultOf('gross', gross, ruleOfGross(kind)))
  if (kind === 'currencyExchange') {
    const { counterAmount, counterCurrency } = facts
    faults.push(amountFaultOf('counterAmount', counterAmount, 'positive'))
    if (counterCurrency === null) faults.push({ field: 'counterCurrency', code: 'required' })
    else if (counterCurrency === currency) faults.push({ field: 'counterCurrency', code: 'same' })
  }
  if (isConversionEvent(kind)) faults.push(...conversionFaultsOf(facts))
  if (facts.quantity !== null || NEEDS_QUANTITY.includes(kind)) {
    faults.push(quantityFaultOf(facts.quantity))
  }
  faults.push(amountFaultOf('perShare', facts.perShare, 'optional'))

  faults.push(amountFaultOf('withheld', withheld, 'optional'), amountFaultOf('net', net, 'optional'))
  if (withheld && gross && withheld.gt(gross)) faults.push({ field: 'withheld', code: 'tooLarge' })
  if (net && gross && !isBookAdjustment(kind, net) && isContradicted(gross, withheld, net))
    faults.push({ field: 'net', code: 'contradicted' })
  if (textLength(note) > FREE_TEXT_MAXIMUM_LENGTH) faults.push({ field: 'note', code: 'tooLong' })

  const found = faults.filter((fault) => fault !== null)
  return found.filter(({ field }, at) => found.findIndex((other) => other.field === field) === at)
}

function conversionFaultsOf(facts: BookEventFacts): (BookEventFault | null)[] {
  const { kind, perShare, gross, costShare } = facts
  if (kind === 'symbolChange') return []
  const ratio = ratioFaultOf(facts)
  const faults = [ratio?.code === 'same' ? null : ratio, amountFaultOf('cashInLieu', facts.cashInLieu, 'optional')]
  if (kind === 'exchange') {
    return gross?.gt(ZERO) && !perShare ? [...faults, { field: 'perShare', code: 'required' }] : faults
  }
  if (perShare) return costShare ? [...faults, { field: 'perShare', code: 'notAllowed' }] : faults
  if (costShare === null) return [...faults, { field: 'costShare', code: 'required' }]
  if (costShare.lte(ZERO)) return [...faults, { field: 'costShare', code: 'notPositive' }]
  if (costShare.gte(ONE)) return [...faults, { field: 'costShare', code: 'tooLarge' }]
  const isExact = costShare.round(PRICE_PLACES).eq(costShare)
  return isExact ? faults : [...faults, { field: 'costShare', code: 'tooPrecise' }]
}

/** A book adjustment reclassifies earlier payments as capital and pays nothing. */
function isBookAdjustment(kind: BookEventKind, net: Decimal): boolean {
  return kind === 'returnOfCapital' && net.eq(ZERO)
}

/** Statements round each figure separately, so a difference of one cent is accepted. */
function isContradicted(gross: Decimal, withheld: Decimal | null, net: Decimal): boolean {
  return gross
    .minus(withheld ?? ZERO)
    .minus(net)
    .abs()
    .gt('0.01')
}

type AmountRule = 'positive' | 'optional' | 'signed' | 'signedNotZero'

function ruleOfGross(kind: BookEventKind): AmountRule {
  if (kind === 'openingBalance') return 'signed'
  if (kind === 'cashAdjustment') return 'signedNotZero'
  return MAY_LACK_AMOUNT.includes(kind) ? 'optional' : 'positive'
}

function dateFaultOf(field: 'date' | 'recordDate', date: string, latest: string): BookEventFault | null {
  if (!isPlainDate(date) || date < EARLIEST_TRADE_DATE) return { field, code: 'invalid' }
  return date > latest ? { field, code: 'future' } : null
}

function amountFaultOf(
  field: 'gross' | 'withheld' | 'net' | 'perShare' | 'cashInLieu' | 'counterAmount',
  amount: Decimal | null,
  rule: AmountRule,
): BookEventFault | null {
  if (amount === null) return rule === 'optional' ? null : { field, code: 'required' }
  const isSigned = rule === 'signed' || rule === 'signedNotZero'
  const mayBeZero = rule === 'optional' || rule === 'signed'
  if ((amount.lt(ZERO) && !isSigned) || (amount.eq(ZERO) && !mayBeZero)) return { field, code: 'notPositive' }
  if (amount.abs().gt(LARGEST_PRICE)) return { field, code: 'tooLarge' }
  return amount.round(PRICE_PLACES).eq(amount) ? null : { field, code: 'tooPrecise' }
}

function quantityFaultOf(quantity: Decimal | null): BookEventFault | null {
  if (quantity === null) return { field: 'quantity', code: 'required' }
  if (quantity.lte(ZERO)) return { field: 'quantity', code: 'notPositive' }
  if (quantity.gt(LARGEST_QUANTITY)) return { field: 'quantity', code: 'tooLarge' }
  return quantity.round(QUANTITY_PLACES).eq(quantity) ? null : { field: 'quantity', code: 'tooPrecise' }
}

const LARGEST_RATIO = 1_000_000

function ratioFaultOf({ numerator, denominator }: BookEventFacts): BookEventFault | null {
  if (numerator === null || denominator === null) return { field: 'ratio', code: 'required' }
  for (const term of [numerator, denominator]) {
    if (term.lte(ZERO)) return { field: 'ratio', code: 'notPositive' }
    if (term.gt(LARGEST_RATIO)) return { field: 'ratio', code: 'tooLarge' }
    if (!term.round(QUANTITY_PLACES).eq(term)) return { field: 'ratio', code: 'tooPrecise' }
  }
  return numerator.eq(denominator) ? { field: 'ratio', code: 'same' } : null
}

/** A row that an event writes into the ledger of its stock. */
export type EventRow = Pick<LedgerRow, 'kind' | 'tradeDate' | 'tradeOrder' | 'quantity' | 'price' | 'amount'> & {
  /** The day that decides the tax year. Only trades on a market settle later than their day. */
  readonly settlementDate: string
}

/** Ledger rows of a valid event; empty if neither position nor cost base changes. */
export function ledgerRowsOf(facts: BookEventFacts): EventRow[] {
  const { kind, date, recordDate, quantity, gross, numerator, denominator, cashInLieu } = facts
  if (kind === 'reinvestment' && quantity) {
    if (facts.perShare) return [{ ...onDay(date, 0), kind: 'buy', quantity, price: facts.perShare }]
    const reinvested = (gross ?? ZERO).minus(facts.withheld ?? ZERO)
    return [{ ...onDay(date, 0), kind: 'buy', ...tradedFor(quantity, reinvested) }]
  }
  if (kind === 'stockDividend' && quantity) {
    return [{ ...onDay(date, 0), kind: 'buy', ...tradedFor(quantity, gross ?? ZERO) }]
  }
  if (kind === 'split' && numerator && denominator) {
    const split: EventRow = { ...onDay(date, BEFORE_TRADES), kind: 'split', quantity: numerator, price: denominator }
    return cashInLieu ? [split, { ...split, kind: 'cashInLieu', quantity: ONE, price: cashInLieu }] : [split]
  }
  if (kind === 'transfer' && quantity) {
    if (facts.perShare) return [{ ...onDay(date, 0), kind: 'sell', quantity, price: facts.perShare }]
    return [{ ...onDay(date, AFTER_TRADES), kind: 'transferOut', quantity, price: ZERO }]
  }
  if (kind === 'transferIn' && quantity) {
    return [{ ...onDay(date, BEFORE_TRADES), kind: 'transferIn', quantity, price: gross ?? ZERO }]
  }
  if (kind === 'symbolChange' && quantity) {
    // A journal often follows the purchase on the same day.
    return [{ ...onDay(date, AFTER_TRADES), kind: 'convertedOut', quantity, price: ZERO }]
  }
  if (kind === 'exchange' && quantity) {
    if (!facts.perShare) return [{ ...onDay(date, BEFORE_TRADES), kind: 'convertedOut', quantity, price: ZERO }]
    const proceeds = facts.perShare.times(convertedShares(facts) ?? ZERO).plus(gross ?? ZERO)
    return [{ ...onDay(date, 0), kind: 'sell', ...tradedFor(quantity, proceeds) }]
  }
  if (kind === 'spinOff' && facts.costShare) {
    return [{ ...onDay(date, BEFORE_TRADES), kind: 'costOut', quantity: ONE, price: facts.costShare }]
  }
  if ((kind === 'returnOfCapital' || kind === 'notional') && gross) {
    return [{ ...onDay(recordDate ?? date, AFTER_TRADES), settlementDate: date, kind, quantity: ONE, price: gross }]
  }
  return []
}

/**
 * Row of a valid transfer in the receiving portfolio: a purchase at market value, or a transfer in
 * at `cost`.
 */
export function receivedRowOf({ date, quantity, perShare }: BookEventFacts, cost: Decimal): EventRow | null {
  if (!quantity) return null
  if (perShare) return { ...onDay(date, 0), kind: 'buy', quantity, price: perShare }
  return { ...onDay(date, BEFORE_TRADES), kind: 'transferIn', quantity, price: cost }
}

export function convertedShares({ kind, quantity, numerator, denominator }: BookEventFacts): Decimal | null {
  if (!quantity || kind === 'symbolChange') return quantity
  if (!numerator || !denominator) return null
  return quotientOf(quantity.times(numerator), denominator).round(QUANTITY_PLACES)
}

/**
 * Rows of a valid conversion in the ledger of the new stock: a purchase at market value if the
 * conversion is taxable, else shares that carry `cost`.
 */
export function convertedRowsOf(facts: BookEventFacts, cost: Decimal): EventRow[] {
  const { date, perShare, cashInLieu } = facts
  const quantity = convertedShares(facts)
  if (!quantity || !isConversionEvent(facts.kind)) return []
  const row: EventRow = perShare
    ? { ...onDay(date, 0), kind: 'buy', quantity, price: perShare }
    : { ...onDay(date, BEFORE_TRADES), kind: 'convertedIn', quantity, price: cost }
  return cashInLieu ? [row, { ...row, kind: 'cashInLieu', quantity: ONE, price: cashInLieu }] : [row]
}

function onDay(tradeDate: string, tradeOrder: number) {
  return { tradeDate, tradeOrder, settlementDate: tradeDate }
}

/** Printed price, else the net dividend per share. */
function tradedFor(quantity: Decimal, amount: Decimal): Pick<EventRow, 'quantity' | 'price' | 'amount'> {
  const price = quotientOf(amount, quantity).round(PRICE_PLACES)
  return price.times(quantity).eq(amount) ? { quantity, price } : { quantity, price, amount }
}

const CASH_SIGNS: Readonly<Record<BookEventKind, 1 | -1 | 0>> = {
  income: 1,
  reinvestment: 1,
  returnOfCapital: 1,
  deposit: 1,
  fee: -1,
  interestPaid: -1,
  withdrawal: -1,
  currencyExchange: -1,
  openingBalance: 1,
  cashAdjustment: 1,
  split: 0,
  stockDividend: 0,
  notional: 0,
  transfer: 0,
  transferIn: 0,
  symbolChange: 0,
  exchange: 1,
  spinOff: 0,
}

/** Change of the account's cash in the event's currency; negative for an outflow. */
export function cashOf(facts: BookEventFacts): Decimal {
  const { kind, gross, withheld, net, cashInLieu, quantity, perShare } = facts
  if (kind === 'split' || kind === 'spinOff') return cashInLieu ?? ZERO
  if (kind === 'exchange') return (gross ?? ZERO).plus(cashInLieu ?? ZERO)
  const paid = (net ?? (gross ?? ZERO).minus(withheld ?? ZERO)).times(CASH_SIGNS[kind])
  if (kind !== 'reinvestment' || !quantity) return paid
  return perShare ? paid.minus(quantity.times(perShare)) : ZERO
}
