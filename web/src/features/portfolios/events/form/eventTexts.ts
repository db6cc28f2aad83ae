import { decimal } from '@palier/domain/kernel/decimal'
import { unambiguousText } from '@palier/domain/kernel/writtenNumber'
import { conversionCurrencyOf, CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import { decimalSignOf } from '../../../../kit/forms/priceText.ts'
import type { Language } from '../../../../kit/language/LanguageContext.ts'
import type { BookEventFacts } from './bookEventFacts.ts'
import {
  type EventField,
  type EventIncomeKind,
  type EventKind,
  FIELDS_BY_KIND,
  INCOME_KIND_NAMES,
  isConversion,
  kindOf,
} from './eventKinds.ts'

/** Stock, identified by its global id. */
interface OtherStock {
  readonly id: string
  readonly symbol: string
  /** Null if this version does not know the currency. */
  readonly currency: string | null | undefined
}

/** Stock that also carries the id used in page addresses. */
export interface OwnStock extends OtherStock {
  readonly stockId: string
}

export type EventTexts = Readonly<Record<EventField, string>> & {
  /** Stock of a draft whose file does not name one. Null until chosen. */
  readonly stock: OwnStock | null
  /** Receiving portfolio of a transfer. Empty if the shares leave all portfolios. */
  readonly destinationId: string
  /** Stock that a conversion brings. Null until chosen. */
  readonly otherStock: OtherStock | null
  /** Taxed as a sale (transfer, exchange) or as a dividend (spin-off). */
  readonly isSale: boolean
  /** Currency of the amounts. Editable only for events of the account. */
  readonly currency: Currency
  readonly kind: EventKind
  readonly incomeKind: EventIncomeKind | 'UNKNOWN'
}

/** New event as described by a file. Null means unknown. */
export interface EventDraft {
  readonly kind: EventKind
  readonly date: string
  /** Stock held before the event. */
  readonly stock: OwnStock | null
  /** Stock received. */
  readonly otherStock: OwnStock | null
  readonly quantity: string | null
  readonly otherQuantity: string | null
  readonly numerator: string | null
  readonly denominator: string | null
  readonly gross: string | null
  readonly cashInLieu: string | null
  readonly isSale: boolean
}

interface NewEvent {
  readonly kind: EventKind
  /** Shares currently held. */
  readonly held: string
  readonly currency: Currency
  readonly today: string
}

export function textsOfNewEvent({ kind, held, currency, today }: NewEvent, language: Language): EventTexts {
  const isPaid = kind === 'INCOME' || kind === 'RETURN_OF_CAPITAL'
  return {
    ...mapEventAmounts(() => ''),
    kind,
    currency,
    date: today,
    recordDate: '',
    // Most payments are for the shares currently held.
    quantity: isPaid ? numberText(held, language) : '',
    denominator: '1',
    fxRateToCad: '',
    note: '',
    incomeKind: 'UNKNOWN',
    isSale: false,
    destinationId: '',
    stock: null,
    otherStock: null,
  }
}

export function textsOfEvent(event: BookEventFacts, defaultKind: EventKind, language: Language): EventTexts {
  const plain = (value: string | null | undefined) => numberText(value, language)
  return {
    ...mapEventAmounts((name) => plain(event[name])),
    kind: kindOf(event) ?? defaultKind,
    currency: event.currency,
    date: event.date,
    recordDate: event.recordDate ?? '',
    fxRateToCad: plain(event.fxRateToCad),
    // Stored as a fraction, shown in percent.
    costShare: plain(event.costShare == null ? null : decimal(event.costShare).times(100).toString()),
    note: event.note,
    incomeKind: [...INCOME_KIND_NAMES, 'INTEREST' as const].find((name) => name === event.incomeKind) ?? 'UNKNOWN',
    isSale: event.perShare != null,
    destinationId: '',
    stock: null,
    otherStock: otherStockOf(event),
  }
}

/** Values that a draft fills in if the event is of `kind`. */
export function textsOfDraft(draft: EventDraft, kind: EventKind, language: Language): Partial<EventTexts> {
  const plain = (value: string | null) => numberText(value, language)
  const { quantity, otherQuantity, otherStock, isSale, date } = draft
  const shared = { kind, date, gross: plain(draft.gross), cashInLieu: plain(draft.cashInLieu) }
  const ratio = { numerator: plain(draft.numerator), denominator: plain(draft.denominator ?? '1') }
  if (!isConversion({ kind })) {
    return { ...shared, ...ratio, quantity: plain(draft.stock ? quantity : (otherQuantity ?? quantity)) }
  }
  // Without a stated ratio, uses shares received per share held.
  const receivedPerHeld = { numerator: plain(otherQuantity), denominator: plain(quantity) }
  const conversion = { ...shared, otherStock, isSale, quantity: plain(quantity) }
  return { ...conversion, ...(draft.numerator === null ? receivedPerHeld : ratio) }
}

/** Stock named by a draft. Outside conversions, received shares belong to the event's own stock. */
export function stockOfDraft({ stock, otherStock }: EventDraft, kind: EventKind): OwnStock | null {
  return isConversion({ kind }) ? stock : (stock ?? otherStock)
}

/** Fields to show, in display order. A taxable disposition or a journal between currencies adds some. */
export function visibleFields(texts: EventTexts): readonly EventField[] {
  const { kind, isSale } = texts
  if (isJournal(texts)) return [...FIELDS_BY_KIND.SYMBOL_CHANGE, 'fxRateToCad']
  if (kind === 'EXCHANGE' && isSale) return [...FIELDS_BY_KIND.EXCHANGE, 'perShare', 'gross']
  if (kind === 'SPIN_OFF') return [...FIELDS_BY_KIND.SPIN_OFF, isSale ? 'perShare' : 'costShare']
  return kind === 'TRANSFER' && isSale ? [...FIELDS_BY_KIND.TRANSFER, 'perShare'] : FIELDS_BY_KIND[kind]
}

/** Returns true if shares move to a listing in the other currency, as in Norbert's gambit. */
export function isJournal({ kind, otherStock, currency }: EventTexts): boolean {
  return kind === 'SYMBOL_CHANGE' && otherStock?.currency != null && otherStock.currency !== currency
}

/** Null if there is no stock or this version does not know its currency. */
export function currencyOfStock(stock: Pick<OtherStock, 'currency'> | null): Currency | null {
  return CURRENCIES.find((one) => one === stock?.currency) ?? null
}

/** Formats a stored number so that it can be read in one way only. Empty if null. */
export function numberText(value: string | null | undefined, language: Language): string {
  return value == null ? '' : unambiguousText(decimal(value), decimalSignOf(language))
}

/** A symbol change with an exchange rate leads to a listing in the other currency. */
function otherStockOf({ otherStock, otherSymbol, currency, fxRateToCad }: BookEventFacts): OtherStock | null {
  if (!otherStock) return null
  const present = currencyOfStock({ currency })
  return {
    id: otherStock.id,
    symbol: otherSymbol ?? '',
    currency: present && fxRateToCad != null ? conversionCurrencyOf(present) : currency,
  }
}
