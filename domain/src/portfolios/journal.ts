import { conversionCurrencyOf, type Currency } from '../market/currency.ts'
import { type Decimal, QUOTIENT_PLACES, quotientOf } from '../kernel/decimal.ts'
import type { BookEventKind } from './bookEvent.ts'

/** Change of symbol to the listing in the other currency (Norbert's gambit); only these have a rate. */
export type Journal = {
  readonly from: Currency
  /** Canadian dollars per US dollar. */
  readonly rate: Decimal
}

export function journalOf(event: {
  readonly kind: BookEventKind
  readonly currency: Currency
  readonly fxRateToCad: Decimal | null
}): Journal | null {
  if (event.kind !== 'symbolChange' || event.fxRateToCad === null) return null
  return { from: event.currency, rate: event.fxRateToCad }
}

/** Cost in the currency of the new listing, to 20 decimal places. */
export function journalledCost(cost: Decimal, { from, rate }: Journal): Decimal {
  return from === 'CAD' ? quotientOf(cost, rate) : cost.times(rate).round(QUOTIENT_PLACES)
}

/** Returns the rate for the US dollar side; null for the Canadian side. */
export function journalRateOf(journal: Journal, side: 'leaves' | 'comes'): Decimal | null {
  const currency = side === 'leaves' ? journal.from : conversionCurrencyOf(journal.from)
  return currency === 'CAD' ? null : journal.rate
}
