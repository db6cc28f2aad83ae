import type { Decimal } from '@palier/domain/kernel/decimal'
import { readWrittenNumber } from '@palier/domain/kernel/writtenNumber'
import { conversionCurrencyOf, type Currency } from '@palier/domain/market/currency'
import {
  bookEventFaultsOf,
  type BookEventFacts as DomainFacts,
  type BookEventFault,
} from '@palier/domain/portfolios/bookEvent'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import type { BookEventFacts } from './bookEventFacts.ts'
import {
  DOMAIN_INCOME_KINDS,
  DOMAIN_KINDS,
  EVENT_AMOUNTS,
  type EventAmount,
  type EventField,
  type EventIncomeKind,
  type EventKind,
  isConversion,
  isOfAccount,
  STOCK_EVENTS,
} from './eventKinds.ts'
import { type EventTexts, isJournal, visibleFields } from './eventTexts.ts'

export type EventError = BookEventFault['code'] | 'twoReadings'

/** Facts of an event as the server takes them; null is unknown. */
export interface EventInput {
  readonly date: string
  readonly recordDate: string | null
  readonly quantity: string | null
  readonly numerator: string | null
  readonly denominator: string | null
  readonly perShare: string | null
  readonly gross: string | null
  readonly withheld: string | null
  readonly net: string | null
  readonly cashInLieu: string | null
  readonly counterAmount: string | null
  readonly costShare: string | null
  readonly counterCurrency: Currency | null
  /** Null for the stock's currency. */
  readonly currency: Currency | null
  readonly fxRateToCad: string | null
  readonly incomeKind: EventIncomeKind | null
  readonly isEstimate: boolean
  readonly note: string
}

/** Kinds whose gross amount is not shares × amount per share. */
const OWN_AMOUNT: readonly EventKind[] = ['REINVESTMENT', 'TRANSFER', 'SYMBOL_CHANGE', 'EXCHANGE', 'SPIN_OFF']

/** Parses the visible fields; null for those that are empty or unreadable. */
export function parseEvent(texts: EventTexts): DomainFacts {
  const shown = visibleFields(texts)
  const amount = (field: EventAmount) => (shown.includes(field) ? amountOf(texts[field]) : null)
  const quantity = amount('quantity')
  const perShare = amount('perShare')
  const incomeKind = incomeKindOf(texts)
  const costShare = amount('costShare')
  const isByShare = !OWN_AMOUNT.includes(texts.kind) && texts.gross.trim() === ''
  return {
    kind: DOMAIN_KINDS[texts.kind],
    date: texts.date,
    recordDate: shown.includes('recordDate') && texts.recordDate !== '' ? texts.recordDate : null,
    quantity,
    perShare,
    gross: isByShare && quantity && perShare ? quantity.times(perShare).round(8) : amount('gross'),
    withheld: amount('withheld'),
    net: null,
    numerator: amount('numerator'),
    denominator: amount('denominator'),
    cashInLieu: amount('cashInLieu'),
    counterAmount: amount('counterAmount'),
    counterCurrency: counterCurrencyOf(texts),
    // Typed in percent.
    costShare: costShare && costShare.div(100),
    incomeKind: incomeKind && DOMAIN_INCOME_KINDS[incomeKind],
    note: texts.note,
  }
}

export function errorsOfEvent(texts: EventTexts, facts: DomainFacts, latestDate: string): Map<EventField, EventError> {
  const errors = new Map<EventField, EventError>()
  const hasStock = STOCK_EVENTS.some((kind) => kind === texts.kind)
  for (const { field, code } of bookEventFaultsOf(facts, { latestDate, hasStock, currency: texts.currency })) {
    if (field === 'ratio') errors.set(facts.numerator === null ? 'numerator' : 'denominator', code)
    else if (field !== 'stock' && field !== 'net' && field !== 'counterCurrency') errors.set(field, code)
  }
  if (texts.date === '') errors.set('date', 'required')
  const needsValue = texts.isSale && (texts.kind === 'TRANSFER' || isConversion(texts))
  if (needsValue && facts.perShare === null) errors.set('perShare', 'required')
  if (isJournal(texts) && texts.fxRateToCad.trim() === '') errors.set('fxRateToCad', 'required')
  const shown = visibleFields(texts)
  for (const field of EVENT_AMOUNTS) {
    const error = shown.includes(field) || field === 'fxRateToCad' ? numberErrorOf(field, texts[field]) : null
    if (error) errors.set(field, error)
  }
  return errors
}

/** Error of a text that is there but is not a usable number. */
function numberErrorOf(field: EventAmount, text: string): EventError | null {
  if (text.trim() === '') return null
  const value = amountOf(text)
  if (value === null) return readWrittenNumber(text).kind === 'twoReadings' ? 'twoReadings' : 'invalid'
  return field === 'fxRateToCad' && value.lte(0) ? 'notPositive' : null
}

/** Input of a valid form. Hidden fields keep their stored value; `net` only if gross and withheld are unchanged. */
export function eventInputOf(texts: EventTexts, facts: DomainFacts, stored: BookEventFacts | null): EventInput {
  const text = (amount: Decimal | null) => amount && amount.toString()
  const shown = visibleFields(texts)
  const amount = (field: Exclude<EventAmount, 'fxRateToCad'>) =>
    shown.includes(field) ? text(facts[field]) : (stored?.[field] ?? null)
  const isSame = (field: 'gross' | 'withheld') =>
    String(facts[field]) === String(stored && amountOf(stored[field] ?? ''))
  return {
    date: facts.date,
    recordDate: shown.includes('recordDate') ? facts.recordDate : (stored?.recordDate ?? null),
    quantity: amount('quantity'),
    numerator: amount('numerator'),
    denominator: amount('denominator'),
    perShare: amount('perShare'),
    gross: amount('gross'),
    withheld: amount('withheld'),
    net: (isSame('gross') && isSame('withheld') && stored?.net) || null,
    cashInLieu: amount('cashInLieu'),
    counterAmount: amount('counterAmount'),
    costShare: amount('costShare'),
    counterCurrency: counterCurrencyOf(texts),
    currency: isOfAccount(texts) ? texts.currency : null,
    fxRateToCad: text(amountOf(texts.fxRateToCad)),
    incomeKind: incomeKindOf(texts),
    isEstimate: stored?.isEstimate ?? false,
    note: texts.note.trim(),
  }
}

function incomeKindOf({ kind, incomeKind }: EventTexts): EventIncomeKind | null {
  if (kind === 'INTEREST') return 'INTEREST'
  return kind === 'INCOME' && incomeKind !== 'UNKNOWN' ? incomeKind : null
}

function counterCurrencyOf({ kind, currency }: EventTexts): Currency | null {
  return kind === 'CURRENCY_EXCHANGE' ? conversionCurrencyOf(currency) : null
}
