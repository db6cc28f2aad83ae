import { decimal, type Decimal } from './decimal.ts'

/** How many units of the second currency one unit of the first is worth, by both names: CADUSD, USDCAD. */
export type ExchangeRates = Readonly<Record<string, Decimal>>

const ONE = decimal(1)

/** Null where no rate is known, or none that could be: what cannot be converted must not pass for converted. */
export function exchangeRateOf(rates: ExchangeRates, from: string, to: string): Decimal | null {
  if (from === to) return ONE
  const name = from + to
  const rate = Object.hasOwn(rates, name) ? rates[name] : undefined
  return rate?.gt(0) ? rate : null
}
