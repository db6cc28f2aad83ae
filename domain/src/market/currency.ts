export const CURRENCIES = ['CAD', 'USD'] as const

export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'CAD'

/** The currency that amounts are converted to: the other of the two. */
export function conversionCurrencyOf(currency: Currency): Currency {
  return currency === 'CAD' ? 'USD' : 'CAD'
}
