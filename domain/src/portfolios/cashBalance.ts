import { type Decimal, ZERO } from '../kernel/decimal.ts'
import { exchangeRateOf, type ExchangeRates } from '../market/exchangeRate.ts'
import type { Currency } from '../market/currency.ts'

/** What an account holds of a currency; below 0 what it owes. */
export type CashBalance = { readonly currency: Currency; readonly amount: Decimal }

/** Balances together in one currency at these rates; one without a rate is left out. */
export function cashIn(currency: Currency, balances: readonly CashBalance[], rates: ExchangeRates): Decimal {
  return balances.reduce((sum, { currency: own, amount }) => {
    const rate = exchangeRateOf(rates, own, currency)
    return rate ? sum.plus(amount.times(rate)) : sum
  }, ZERO)
}
