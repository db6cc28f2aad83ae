import type { BookEventKind as DomainKind, IncomeKind as DomainIncomeKind } from '@palier/domain/portfolios/bookEvent'
import type { EventAmount } from '@palier/domain/portfolios/events/eventAmounts'
import type { BookEventFacts } from './bookEventFacts.ts'

export const DOMAIN_KINDS = {
  INCOME: 'income',
  REINVESTMENT: 'reinvestment',
  STOCK_DIVIDEND: 'stockDividend',
  RETURN_OF_CAPITAL: 'returnOfCapital',
  NOTIONAL: 'notional',
  SPLIT: 'split',
  TRANSFER: 'transfer',
  TRANSFER_IN: 'transferIn',
  SYMBOL_CHANGE: 'symbolChange',
  EXCHANGE: 'exchange',
  SPIN_OFF: 'spinOff',
  DEPOSIT: 'deposit',
  WITHDRAWAL: 'withdrawal',
  INTEREST: 'income',
  FEE: 'fee',
  INTEREST_PAID: 'interestPaid',
  CURRENCY_EXCHANGE: 'currencyExchange',
  OPENING_BALANCE: 'openingBalance',
  CASH_ADJUSTMENT: 'cashAdjustment',
} as const satisfies Record<string, DomainKind>

export const DOMAIN_INCOME_KINDS = {
  ELIGIBLE: 'eligible',
  OTHER: 'other',
  FOREIGN: 'foreign',
  INTEREST: 'interest',
  TRUST: 'trust',
  CAPITAL_GAINS: 'capitalGains',
  IN_LIEU: 'inLieu',
} as const satisfies Record<string, DomainIncomeKind>

/** Kind of event in the form. INTEREST is income of the account rather than of a stock. */
export type EventKind = keyof typeof DOMAIN_KINDS
export type EventIncomeKind = keyof typeof DOMAIN_INCOME_KINDS

export const STOCK_EVENTS = [
  'INCOME',
  'REINVESTMENT',
  'RETURN_OF_CAPITAL',
  'SPLIT',
  'STOCK_DIVIDEND',
  'NOTIONAL',
  'TRANSFER',
  'TRANSFER_IN',
  'SYMBOL_CHANGE',
  'EXCHANGE',
  'SPIN_OFF',
] as const satisfies readonly EventKind[]
export const ACCOUNT_EVENTS = [
  'DEPOSIT',
  'WITHDRAWAL',
  'INTEREST',
  'FEE',
  'INTEREST_PAID',
  'CURRENCY_EXCHANGE',
] as const satisfies readonly EventKind[]
/** Created in the cash dialog. The event form can only edit them. */
const BALANCE_EVENTS = ['OPENING_BALANCE', 'CASH_ADJUSTMENT'] as const satisfies readonly EventKind[]
export const INCOME_KIND_NAMES = ['ELIGIBLE', 'OTHER', 'FOREIGN', 'TRUST', 'CAPITAL_GAINS', 'IN_LIEU'] as const

/** Numeric field. The net amount is derived from gross and withheld. */
export type NumberField = Exclude<EventAmount, 'net'> | 'fxRateToCad'
export type EventField = NumberField | 'date' | 'recordDate' | 'note'

/** Fields of each kind, in display order. */
export const FIELDS_BY_KIND: Readonly<Record<EventKind, readonly EventField[]>> = {
  INCOME: ['date', 'quantity', 'perShare', 'gross', 'withheld'],
  REINVESTMENT: ['date', 'gross', 'quantity', 'perShare', 'withheld'],
  STOCK_DIVIDEND: ['date', 'quantity', 'gross'],
  RETURN_OF_CAPITAL: ['date', 'recordDate', 'quantity', 'perShare', 'gross'],
  NOTIONAL: ['date', 'gross'],
  SPLIT: ['date', 'numerator', 'denominator', 'cashInLieu'],
  TRANSFER: ['date', 'quantity'],
  TRANSFER_IN: ['date', 'quantity', 'gross'],
  SYMBOL_CHANGE: ['date', 'quantity'],
  EXCHANGE: ['date', 'quantity', 'numerator', 'denominator', 'cashInLieu'],
  SPIN_OFF: ['date', 'quantity', 'numerator', 'denominator', 'cashInLieu'],
  DEPOSIT: ['date', 'gross'],
  WITHDRAWAL: ['date', 'gross'],
  INTEREST: ['date', 'gross', 'withheld'],
  FEE: ['date', 'gross'],
  INTEREST_PAID: ['date', 'gross'],
  CURRENCY_EXCHANGE: ['date', 'gross', 'counterAmount'],
  OPENING_BALANCE: ['date', 'gross'],
  CASH_ADJUSTMENT: ['date', 'gross'],
}

/** Returns true if shares become, or bring, shares of another stock. */
export function isConversion({ kind }: { readonly kind: EventKind }): boolean {
  return kind === 'SYMBOL_CHANGE' || kind === 'EXCHANGE' || kind === 'SPIN_OFF'
}

/** Returns true if the event belongs to the account and has its own currency. */
export function isOfAccount({ kind }: { readonly kind: EventKind }): boolean {
  return [...ACCOUNT_EVENTS, ...BALANCE_EVENTS].some((one) => one === kind)
}

/** Null if this version does not know the kind. */
export function kindOf({ kind, stockId }: Pick<BookEventFacts, 'kind' | 'stockId'>): EventKind | null {
  if (kind === 'INCOME' && stockId === null) return 'INTEREST'
  return [...STOCK_EVENTS, ...ACCOUNT_EVENTS, ...BALANCE_EVENTS].find((known) => known === kind) ?? null
}
