export const CURRENCIES = ['CAD', 'USD'] as const

export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'CAD'

export function conversionCurrencyOf(currency: Currency): Currency {
  return currency === 'CAD' ? 'USD' : 'CAD'
}
