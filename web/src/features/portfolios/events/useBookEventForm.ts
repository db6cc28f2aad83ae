import { useState } from 'react'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { conversionCurrencyOf, CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { readWrittenNumber, unambiguousText } from '@palier/domain/kernel/writtenNumber'
import {
  bookEventFaultsOf,
  type BookEventFacts as DomainFacts,
  type BookEventFault,
  type BookEventKind as DomainKind,
  cashOf,
  type IncomeKind as DomainIncomeKind,
} from '@palier/domain/portfolios/bookEvent'
import { localDateOf } from '@palier/domain/portfolios/lot'
import { now } from '../../../device/clock.ts'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import { decimalSignOf } from '../../../kit/forms/priceText.ts'
import { useLanguage, type Language } from '../../../kit/language/LanguageContext.ts'
import type { BookEventFacts } from './bookEventFacts.ts'

const KINDS = {
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

const INCOME_KINDS = {
  ELIGIBLE: 'eligible',
  OTHER: 'other',
  FOREIGN: 'foreign',
  INTEREST: 'interest',
  TRUST: 'trust',
  CAPITAL_GAINS: 'capitalGains',
  IN_LIEU: 'inLieu',
} as const satisfies Record<string, DomainIncomeKind>

/** A kind of event that the form can write. Interest of an account is income of no stock. */
export type EventKind = keyof typeof KINDS
type EventIncomeKind = keyof typeof INCOME_KINDS

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
/** What the dialog of the cash writes, and this form only changes. */
const BALANCE_EVENTS = ['OPENING_BALANCE', 'CASH_ADJUSTMENT'] as const satisfies readonly EventKind[]
export const INCOME_KIND_NAMES = ['ELIGIBLE', 'OTHER', 'FOREIGN', 'TRUST', 'CAPITAL_GAINS', 'IN_LIEU'] as const

/** A field with an amount or a count of shares. */
export type EventAmount =
  | 'quantity'
  | 'perShare'
  | 'gross'
  | 'withheld'
  | 'numerator'
  | 'denominator'
  | 'cashInLieu'
  | 'fxRateToCad'
  | 'counterAmount'
  | 'costShare'
export type EventField = EventAmount | 'date' | 'recordDate' | 'note'

const AMOUNTS: readonly EventAmount[] = [
  ...(['quantity', 'perShare', 'gross', 'withheld'] as const),
  ...(['numerator', 'denominator', 'cashInLieu', 'fxRateToCad', 'counterAmount', 'costShare'] as const),
]

/** The fields of each kind, in their order. */
const FIELDS_OF: Readonly<Record<EventKind, readonly EventField[]>> = {
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

/** Another portfolio that shares may go to. */
export interface Destination {
  readonly id: string
  readonly name: string
  /** Whether its account is of another kind, so that the law counts a sale at their value. */
  readonly isSale: boolean
}

/** A stock by its global id. */
interface OtherStock {
  readonly id: string
  readonly symbol: string
  /** Null where it is not known, as of a currency that this version does not know. */
  readonly currency: string | null | undefined
}

/** A stock with its id in page addresses too. */
interface OwnStock extends OtherStock {
  readonly stockId: string
}

type EventTexts = Readonly<Record<EventField, string>> & {
  /** What a draft is of, where its file does not tell; null until it is chosen. */
  readonly stock: OwnStock | null
  /** Where a transfer goes; empty where it leaves all portfolios. */
  readonly destinationId: string
  /** What shares become or bring; null until it is chosen. */
  readonly otherStock: OtherStock | null
  /** Whether the law counts a sale in a transfer or an exchange, or a dividend in a spin-off. */
  readonly isSale: boolean
  /** The currency of its amounts, chosen where it is of the account. */
  readonly currency: Currency
  readonly kind: EventKind
  readonly incomeKind: EventIncomeKind | 'UNKNOWN'
}
type EventError = BookEventFault['code'] | 'twoReadings'

/** The input of a valid form: null is what is not told. */
interface WrittenFacts {
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
  /** Null for that of the stock. */
  readonly currency: Currency | null
  readonly fxRateToCad: string | null
  readonly incomeKind: EventIncomeKind | null
  readonly isEstimate: boolean
  readonly note: string
}

export interface BookEventForm {
  readonly texts: EventTexts
  readonly latestDate: string
  readonly isDirty: boolean
  /** Null until every field can be saved. */
  readonly written: {
    readonly kind: Exclude<EventKind, 'INTEREST'>
    readonly facts: WrittenFacts
    /** Of a draft, by its global id. */
    readonly stockId: string | null
    readonly destinationId: string | null
    readonly otherStockId: string | null
  } | null
  /** The fields that are shown, in their order. */
  readonly fields: readonly EventField[]
  /** What it adds to the cash of the account, where it can be read. */
  readonly cash: Decimal | null
  /** The gross amount that is written, or that shares and amount per share make. */
  readonly gross: Decimal | null
  errorOf(field: EventField): EventError | undefined
  write(change: Partial<EventTexts>): void
  leave(field: EventField): void
  showAll(): void
  /** Another kind, with the shares that it is likely to be of. */
  chooseKind(kind: EventKind): void
  /** Whether the stock of a draft is for the person to choose. */
  readonly needsStock: boolean
  /** The stock of a draft, and the shares of it that are held now where there are any; null for another choice. */
  chooseStock(stock: OwnStock | null, held: string | null): void
  /** Replaces what is typed by the present event. */
  begin(anew: BookEventFacts): void
}

/** What a file has told of a new event; null is what it has not. */
export interface EventDraft {
  readonly kind: EventKind
  readonly date: string
  /** What was held, and what came. */
  readonly stock: OwnStock | null
  readonly otherStock: OwnStock | null
  readonly quantity: string | null
  readonly otherQuantity: string | null
  readonly numerator: string | null
  readonly denominator: string | null
  readonly gross: string | null
  readonly cashInLieu: string | null
  readonly isSale: boolean
}

interface FormProps {
  readonly event: BookEventFacts | null
  readonly draft: EventDraft | null
  /** The currency of a new one. */
  readonly currency: Currency
  /** The kind of a new one. */
  readonly kind: EventKind
  /** Shares that are held now. */
  readonly held: string
}

/** The fields of an event: texts, parsed values, errors. The initial values are read once. */
export function useBookEventForm({ event, draft, kind, held, currency }: FormProps): BookEventForm {
  const { language } = useLanguage()
  const [latestDate] = useState(() => localDateOf(now()))
  const textsNow = (from: BookEventFacts | null) => textsOf(from, { kind, held, currency, language, today: latestDate })
  const written = (count: string) => unambiguousText(decimal(count), decimalSignOf(language))
  const textsOfKind = (one: EventKind): Partial<EventTexts> => {
    if (draft) return draftTexts(draft, one, written)
    return isConversion({ kind: one }) && !event ? { quantity: written(held) } : {}
  }
  const [initial, setInitial] = useState(() => ({ ...textsNow(event), ...(draft && textsOfKind(draft.kind)) }))
  const [texts, setTexts] = useState(initial)
  const [seen, setSeen] = useState<ReadonlySet<EventField>>(new Set())
  const [isAllShown, setIsAllShown] = useState(false)

  const facts = factsOf(texts)
  const errors = errorsOf(texts, facts, {
    latestDate,
    hasStock: STOCK_EVENTS.some((one) => one === texts.kind),
    currency: texts.currency,
  })
  const needsOther = isConversion(texts) && event === null
  const told = draft && stockOfDraft(draft, texts)
  const stock = told ?? texts.stock
  const isComplete = (!needsOther || texts.otherStock !== null) && (draft === null || stock !== null)
  const isValid = errors.size === 0 && isComplete
  return {
    texts,
    latestDate,
    isDirty: Object.entries(initial).some(([field, text]) => texts[field as keyof EventTexts] !== text),
    written: isValid
      ? {
          ...{ kind: writtenKindOf(texts), facts: writtenOf(texts, facts, event), stockId: stock && stock.id },
          otherStockId: needsOther && texts.otherStock ? texts.otherStock.id : null,
          destinationId: texts.kind === 'TRANSFER' && texts.destinationId !== '' ? texts.destinationId : null,
        }
      : null,
    fields: fieldsOf(texts),
    cash: isValid ? cashOf(facts) : null,
    gross: facts.gross,
    errorOf: (field) => (isAllShown || seen.has(field) ? errors.get(field) : undefined),
    write: (change) => setTexts((before) => ({ ...before, ...change })),
    leave: (field) => setSeen((before) => (before.has(field) ? before : new Set(before).add(field))),
    showAll: () => setIsAllShown(true),
    chooseKind: (one) => setTexts((before) => ({ ...before, kind: one, ...textsOfKind(one) })),
    needsStock: draft !== null && told === null,
    chooseStock(stock, count) {
      const shares = count !== null && isConversion(texts) && draft?.quantity === null ? written(count) : null
      setTexts((before) => ({
        ...{ ...before, stock, currency: currencyOf(stock) ?? before.currency },
        ...(shares !== null && { quantity: shares, ...(draft?.numerator === null && { denominator: shares }) }),
      }))
    },
    begin(anew) {
      setInitial(textsNow(anew))
      setTexts(textsNow(anew))
    },
  }
}

function fieldsOf(texts: EventTexts): readonly EventField[] {
  const { kind, isSale } = texts
  if (isJournal(texts)) return [...FIELDS_OF.SYMBOL_CHANGE, 'fxRateToCad']
  if (kind === 'EXCHANGE' && isSale) return [...FIELDS_OF.EXCHANGE, 'perShare', 'gross']
  if (kind === 'SPIN_OFF') return [...FIELDS_OF.SPIN_OFF, isSale ? 'perShare' : 'costShare']
  return kind === 'TRANSFER' && isSale ? [...FIELDS_OF.TRANSFER, 'perShare'] : FIELDS_OF[kind]
}

/** The kinds whose amount is not shares × amount per share. */
const OWN_AMOUNT: readonly EventKind[] = ['REINVESTMENT', 'TRANSFER', 'SYMBOL_CHANGE', 'EXCHANGE', 'SPIN_OFF']

function factsOf(texts: EventTexts): DomainFacts {
  const isShown = (field: EventField) => fieldsOf(texts).includes(field)
  const amount = (field: EventAmount) => (isShown(field) ? amountOf(texts[field]) : null)
  const [quantity, perShare] = [amount('quantity'), amount('perShare')]
  const incomeKind = incomeKindOf(texts)
  const share = amount('costShare')
  const isByShare = !OWN_AMOUNT.includes(texts.kind) && texts.gross.trim() === ''
  return {
    kind: KINDS[texts.kind],
    date: texts.date,
    recordDate: isShown('recordDate') && texts.recordDate !== '' ? texts.recordDate : null,
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
    // Written in percent.
    costShare: share && share.div(100),
    incomeKind: incomeKind && INCOME_KINDS[incomeKind],
    note: texts.note,
  }
}

function errorsOf(
  texts: EventTexts,
  facts: DomainFacts,
  rules: { readonly latestDate: string; readonly hasStock: boolean; readonly currency: Currency },
): Map<EventField, EventError> {
  const errors = new Map<EventField, EventError>()
  for (const { field, code } of bookEventFaultsOf(facts, rules)) {
    if (field === 'ratio') errors.set(facts.numerator === null ? 'numerator' : 'denominator', code)
    else if (field !== 'stock' && field !== 'net' && field !== 'counterCurrency') errors.set(field, code)
  }
  if (texts.date === '') errors.set('date', 'required')
  if (texts.kind === 'TRANSFER' && texts.isSale && facts.perShare === null) errors.set('perShare', 'required')
  if (isConversion(texts) && texts.isSale && facts.perShare === null) errors.set('perShare', 'required')
  if (isJournal(texts) && texts.fxRateToCad.trim() === '') errors.set('fxRateToCad', 'required')
  // A field with something in it that is no number is not empty.
  for (const field of AMOUNTS) {
    if (!fieldsOf(texts).includes(field) && field !== 'fxRateToCad') continue
    if (texts[field].trim() === '') continue
    const value = amountOf(texts[field])
    const isTwofold = readWrittenNumber(texts[field]).kind === 'twoReadings'
    if (value === null) errors.set(field, isTwofold ? 'twoReadings' : 'invalid')
    else if (field === 'fxRateToCad' && value.lte(0)) errors.set(field, 'notPositive')
  }
  return errors
}

/** What the form does not show stays as it is; what was paid in the end, as long as the amounts that make it do. */
function writtenOf(texts: EventTexts, facts: DomainFacts, event: BookEventFacts | null): WrittenFacts {
  const text = (amount: Decimal | null) => amount && amount.toString()
  const isShown = (field: EventField) => fieldsOf(texts).includes(field)
  const amount = (field: Exclude<EventAmount, 'fxRateToCad'>) =>
    isShown(field) ? text(facts[field]) : (event?.[field] ?? null)
  const isSame = (field: 'gross' | 'withheld') => String(facts[field]) === String(event && amountOf(event[field] ?? ''))
  return {
    date: facts.date,
    recordDate: isShown('recordDate') ? facts.recordDate : (event?.recordDate ?? null),
    quantity: amount('quantity'),
    numerator: amount('numerator'),
    denominator: amount('denominator'),
    perShare: amount('perShare'),
    gross: amount('gross'),
    withheld: amount('withheld'),
    net: (isSame('gross') && isSame('withheld') && event?.net) || null,
    cashInLieu: amount('cashInLieu'),
    counterAmount: amount('counterAmount'),
    costShare: amount('costShare'),
    counterCurrency: counterCurrencyOf(texts),
    currency: isOfAccount(texts) ? texts.currency : null,
    fxRateToCad: text(amountOf(texts.fxRateToCad)),
    incomeKind: incomeKindOf(texts),
    isEstimate: event?.isEstimate ?? false,
    note: texts.note.trim(),
  }
}

interface Beginning {
  readonly kind: EventKind
  readonly held: string
  readonly currency: Currency
  readonly language: Language
  readonly today: string
}

function textsOf(event: BookEventFacts | null, { kind, held, currency, language, today }: Beginning): EventTexts {
  const plain = (value: string | null | undefined) =>
    value == null ? '' : unambiguousText(decimal(value), decimalSignOf(language))
  if (event) {
    return {
      kind: kindOf(event) ?? kind,
      ...{ destinationId: '', stock: null, isSale: event.perShare != null, currency: event.currency },
      otherStock: otherStockOf(event),
      costShare: plain(event.costShare == null ? null : decimal(event.costShare).times(100).toString()),
      date: event.date,
      recordDate: event.recordDate ?? '',
      quantity: plain(event.quantity),
      perShare: plain(event.perShare),
      gross: plain(event.gross),
      withheld: plain(event.withheld),
      numerator: plain(event.numerator),
      denominator: plain(event.denominator),
      cashInLieu: plain(event.cashInLieu),
      fxRateToCad: plain(event.fxRateToCad),
      counterAmount: plain(event.counterAmount),
      incomeKind: INCOME_NAMES.find((name) => name === event.incomeKind) ?? 'UNKNOWN',
      note: event.note,
    }
  }
  const empty = {
    ...{ perShare: '', gross: '', withheld: '', numerator: '', denominator: '1', cashInLieu: '' },
    ...{ counterAmount: '', costShare: '' },
  }
  const isPaid = kind === 'INCOME' || kind === 'RETURN_OF_CAPITAL'
  return {
    ...{ destinationId: '', stock: null, otherStock: null, isSale: false, currency },
    ...{ kind, date: today, recordDate: '', fxRateToCad: '', note: '', incomeKind: 'UNKNOWN', ...empty },
    // What is held now is what most dividends are paid for.
    quantity: isPaid ? plain(held) : '',
  }
}

/** What an event is of that a file has told so far: shares that came are its own unless they came for others. */
function stockOfDraft({ stock, otherStock }: EventDraft, { kind }: EventTexts): OwnStock | null {
  return isConversion({ kind }) ? stock : (stock ?? otherStock)
}

/** What a file has told, as texts of an event of this kind. */
function draftTexts(draft: EventDraft, kind: EventKind, written: (count: string) => string): Partial<EventTexts> {
  const plain = (value: string | null) => (value === null ? '' : written(value))
  const { quantity, otherQuantity, otherStock, isSale, date } = draft
  const cash = { gross: plain(draft.gross), cashInLieu: plain(draft.cashInLieu) }
  const ratio = { numerator: plain(draft.numerator), denominator: plain(draft.denominator ?? '1') }
  if (!isConversion({ kind })) {
    return { kind, date, ...cash, ...ratio, quantity: plain(draft.stock ? quantity : (otherQuantity ?? quantity)) }
  }
  // What came for what was held is a ratio as good as any.
  const counted = { numerator: plain(otherQuantity), denominator: plain(quantity) }
  return {
    ...{ kind, date, ...cash, otherStock, isSale, quantity: plain(quantity) },
    ...(draft.numerator === null ? counted : ratio),
  }
}

const INCOME_NAMES = [...INCOME_KIND_NAMES, 'INTEREST'] as const

function writtenKindOf({ kind }: EventTexts): Exclude<EventKind, 'INTEREST'> {
  return kind === 'INTEREST' ? 'INCOME' : kind
}

function incomeKindOf({ kind, incomeKind }: EventTexts): EventIncomeKind | null {
  if (kind === 'INTEREST') return 'INTEREST'
  return kind === 'INCOME' && incomeKind !== 'UNKNOWN' ? incomeKind : null
}

function counterCurrencyOf({ kind, currency }: EventTexts): Currency | null {
  return kind === 'CURRENCY_EXCHANGE' ? conversionCurrencyOf(currency) : null
}

/** A change of symbol that has a rate leads to a listing in the other currency. */
function otherStockOf({ otherStock, otherSymbol, currency, fxRateToCad }: BookEventFacts): OtherStock | null {
  if (!otherStock) return null
  const present = currencyOf({ currency })
  return {
    id: otherStock.id,
    symbol: otherSymbol ?? '',
    currency: present && fxRateToCad != null ? conversionCurrencyOf(present) : currency,
  }
}

/** That of a stock, where this version knows it. */
function currencyOf(stock: Pick<OtherStock, 'currency'> | null): Currency | null {
  return CURRENCIES.find((one) => one === stock?.currency) ?? null
}

/** Whether shares go to a listing in the other currency, as in Norbert's gambit. */
export function isJournal({ kind, otherStock, currency }: EventTexts): boolean {
  return kind === 'SYMBOL_CHANGE' && otherStock?.currency != null && otherStock.currency !== currency
}

/** Whether an event makes shares of another stock. */
export function isConversion({ kind }: Pick<EventTexts, 'kind'>): boolean {
  return kind === 'SYMBOL_CHANGE' || kind === 'EXCHANGE' || kind === 'SPIN_OFF'
}

/** Whether an event is of the account, in a currency of its own. */
export function isOfAccount({ kind }: Pick<EventTexts, 'kind'>): boolean {
  return [...ACCOUNT_EVENTS, ...BALANCE_EVENTS].some((one) => one === kind)
}

/** Null for a kind that this version does not know. */
export function kindOf({ kind, stockId }: Pick<BookEventFacts, 'kind' | 'stockId'>): EventKind | null {
  if (kind === 'INCOME' && stockId === null) return 'INTEREST'
  return [...STOCK_EVENTS, ...ACCOUNT_EVENTS, ...BALANCE_EVENTS].find((known) => known === kind) ?? null
}
