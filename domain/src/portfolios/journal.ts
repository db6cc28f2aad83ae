import { conversionCurrencyOf, type Currency } from '../market/currency.ts'
import { type Decimal, QUOTIENT_PLACES, quotientOf } from '../kernel/decimal.ts'
import type { BookEventKind } from './bookEvent.ts'

/** A change of symbol to a listing in the other currency, as in Norbert's gambit: the one that has a rate. */
export type Journal = {
  /** Of the listing that the shares leave. */
  readonly from: Currency
  /** Canadian dollars for a US dollar. */
  readonly rate: Decimal
}

/** The journal that an event is; null where the shares stay in their currency. */
export function journalOf(event: {
  readonly kind: BookEventKind
  readonly currency: Currency
  readonly fxRateToCad: Decimal | null
}): Journal | null {
  if (event.kind !== 'symbolChange' || event.fxRateToCad === null) return null
  return { from: event.currency, rate: event.fxRateToCad }
}

/** What journalled shares had cost, in the currency of the listing that they come to, to 20 decimal places. */
export function journalledCost(cost: Decimal, { from, rate }: Journal): Decimal {
  return from === 'CAD' ? quotientOf(cost, rate) : cost.times(rate).round(QUOTIENT_PLACES)
}

/** The rate of a journal where it belongs: with the rows of the listing in US dollars. */
export function journalRateOf(journal: Journal, side: 'leaves' | 'comes'): Decimal | null {
  const currency = side === 'leaves' ? journal.from : conversionCurrencyOf(journal.from)
  return currency === 'CAD' ? null : journal.rate
}
