import { type Decimal, decimal } from '@palier/domain/kernel/decimal'
import type { ExchangeRates } from '@palier/domain/market/exchangeRate'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'

type Used = { from: 'CAD' | 'USD'; to: 'CAD' | 'USD'; rate: Decimal }

export const UsedRate = builder.objectRef<Used>('UsedRate').implement({
  description: 'An exchange rate: one unit of `from` costs `rate` units of `to`.',
  fields: (t) => ({
    from: t.expose('from', { type: Currency, description: 'Currency to convert.' }),
    to: t.expose('to', { type: Currency, description: 'Currency to convert to.' }),
    rate: t.expose('rate', { type: 'Decimal', description: 'Price of one unit of `from` in `to`.' }),
  }),
})

/** USDCAD is the price of one US dollar in Canadian dollars. Equal currencies need no rate. */
export function usedRatesOf(rates: Record<string, number> | undefined): Used[] {
  return (['CADUSD', 'USDCAD'] as const).flatMap((name) => {
    const rate = rates && Object.hasOwn(rates, name) ? rates[name] : undefined
    if (rate === undefined) return []
    return [{ ...(name === 'CADUSD' ? CAD_TO_USD : USD_TO_CAD), rate: decimal(rate) }]
  })
}

export function exchangeRatesOf(rates: Record<string, number>): ExchangeRates {
  return Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, decimal(rate)]))
}

const CAD_TO_USD = { from: 'CAD', to: 'USD' } as const
const USD_TO_CAD = { from: 'USD', to: 'CAD' } as const
