import type { Decimal } from '@palier/domain/kernel/decimal'
import { readWrittenNumber } from '@palier/domain/kernel/writtenNumber'
import { conversionCurrencyOf, type Currency } from '@palier/domain/market/currency'
import {
  bookEventFaultsOf,
  type BookEventFacts as DomainFacts,
  type BookEventFault,
} from '@palier/domain/portfolios/bookEvent'
import { EVENT_AMOUNTS, type EventAmount, mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import { amountOf } from '../../../../kit/forms/amountOf.ts'
import type { BookEventFacts } from './bookEventFacts.ts'
import {
  DOMAIN_INCOME_KINDS,
  DOMAIN_KINDS,
  type EventField,
  type EventIncomeKind,
  type EventKind,
  type NumberField,
  isConversion,
  isOfAccount,
  STOCK_EVENTS,
} from './eventKinds.ts'
import { type EventTexts, isJournal, visibleFields } from './eventTexts.ts'

export type EventError = BookEventFault['code'] | 'twoReadings'

/** Facts of an event in the server's format. Null means unknown. */
export interface EventInput extends Readonly<Record<EventAmount, string | null>> {
  readonly date: string
  readonly recordDate: string | null
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

/** Parses the visible fields. Empty or unreadable fields are null. */
export function parseEvent(texts: EventTexts): DomainFacts {
  const shown = visibleFields(texts)
  const amounts = mapEventAmounts((name) => (name !== 'net' && shown.includes(name) ? amountOf(texts[name]) : null))
  const { quantity, perShare, gross, costShare } = amounts
  const incomeKind = incomeKindOf(texts)
  const isByShare = !OWN_AMOUNT.includes(texts.kind) && texts.gross.trim() === ''
  return {
    ...amounts,
    kind: DOMAIN_KINDS[texts.kind],
    date: texts.date,
    recordDate: shown.includes('recordDate') && texts.recordDate !== '' ? texts.recordDate : null,
    gross: isByShare && quantity && perShare ? quantity.times(perShare).round(8) : gross,
    counterCurrency: counterCurrencyOf(texts),
    // Entered in percent.
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
  for (const field of [...EVENT_AMOUNTS, 'fxRateToCad'] as const) {
    if (field === 'net' || (field !== 'fxRateToCad' && !shown.includes(field))) continue
    const error = numberErrorOf(field, texts[field])
    if (error) errors.set(field, error)
  }
  return errors
}

/** Returns an error if the text is present but not a usable number. */
function numberErrorOf(field: NumberField, text: string): EventError | null {
  if (text.trim() === '') return null
  const value = amountOf(text)
  if (value === null) return readWrittenNumber(text).kind === 'twoReadings' ? 'twoReadings' : 'invalid'
  return field === 'fxRateToCad' && value.lte(0) ? 'notPositive' : null
}

/** Hidden fields keep their stored value. `net` is kept only if gross and withheld are unchanged. */
export function eventInputOf(texts: EventTexts, facts: DomainFacts, stored: BookEventFacts | null): EventInput {
  const text = (amount: Decimal | null) => amount && amount.toString()
  const shown = visibleFields(texts)
  const isSame = (field: 'gross' | 'withheld') =>
    String(facts[field]) === String(stored && amountOf(stored[field] ?? ''))
  return {
    ...mapEventAmounts((name) =>
      name !== 'net' && shown.includes(name) ? text(facts[name]) : (stored?.[name] ?? null),
    ),
    date: facts.date,
    recordDate: shown.includes('recordDate') ? facts.recordDate : (stored?.recordDate ?? null),
    net: (isSame('gross') && isSame('withheld') && stored?.net) || null,
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
