import { type Decimal, ZERO } from '../kernel/decimal.ts'
import { exchangeRateOf, type ExchangeRates } from '../market/exchangeRate.ts'
import type { Currency } from '../market/currency.ts'

export type CashBalance = { readonly currency: Currency; readonly amount: Decimal }

/** Converts and sums balances; skips those without a rate. */
export function cashIn(currency: Currency, balances: readonly CashBalance[], rates: ExchangeRates): Decimal {
  return balances.reduce((sum, { currency: own, amount }) => {
    const rate = exchangeRateOf(rates, own, currency)
    return rate ? sum.plus(amount.times(rate)) : sum
  }, ZERO)
}
