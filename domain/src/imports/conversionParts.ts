import { type Decimal, decimal, quotientOf } from '../kernel/decimal.ts'
import { daysAfter } from '../kernel/plainDate.ts'
import { type BookEventFacts, convertedShares, ledgerRowsOf } from '../portfolios/bookEvent.ts'
import { type LotKind, PRICE_PLACES } from '../portfolios/lot.ts'

export type ConversionPart = {
  readonly isOther: boolean
  readonly trade: { readonly kind: LotKind; readonly quantity: Decimal; readonly price: Decimal } | null
  readonly facts: BookEventFacts | null
}

const ONE = decimal(1)

/**
 * Expresses a conversion as separate rows, for files without a word for it: shares that leave, and
 * others that arrive with their cost. `cost` is the cost moved between the stocks.
 */
export function conversionParts(facts: BookEventFacts, cost: Decimal): ConversionPart[] {
  const { kind, date, quantity, perShare, costShare, cashInLieu, note } = facts
  const count = convertedShares(facts)
  if (!quantity || !count) return []
  const bare = { ...facts, numerator: null, denominator: null, costShare: null, cashInLieu: null, gross: null }
  const event = (isOther: boolean, more: Partial<BookEventFacts>): ConversionPart => ({
    isOther,
    trade: null,
    facts: { ...bare, perShare: null, ...more },
  })
  const trade = (isOther: boolean, of: LotKind, shares: Decimal, price: Decimal): ConversionPart => ({
    isOther,
    facts: null,
    trade: { kind: of, quantity: shares, price },
  })
  const fraction = count.minus(count.round(0, 'down'))
  const rest =
    cashInLieu && fraction.gt(0)
      ? [trade(true, 'sell', fraction, quotientOf(cashInLieu, fraction).round(PRICE_PLACES))]
      : []
  const comes = event(true, { kind: 'transferIn', quantity: count, gross: cost.round(PRICE_PLACES), note })
  const leaves = (day: string) => event(false, { kind: 'transfer', date: day, quantity })
  if (kind === 'spinOff') {
    if (perShare) {
      const gross = count.times(perShare).round(PRICE_PLACES)
      return [event(true, { kind: 'stockDividend', quantity: count, gross }), ...rest]
    }
    if (!costShare) return []
    // All shares leave the day before and return with the remaining cost.
    const left = quotientOf(cost.times(ONE.minus(costShare)), costShare).round(PRICE_PLACES)
    return [leaves(daysAfter(date, -1)), event(false, { kind: 'transferIn', quantity, gross: left }), comes, ...rest]
  }
  const [row] = ledgerRowsOf(facts)
  if (perShare && row) return [trade(false, 'sell', quantity, row.price), trade(true, 'buy', count, perShare), ...rest]
  return [leaves(date), comes, ...rest]
}
