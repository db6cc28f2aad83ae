import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { securityKey, type Security } from '../port.ts'
import { dayOfDate } from '@palier/domain/market/exchangeDay'
import { PROFILES, type VolatilityClass } from './profiles.ts'

export type SampleSecurity = {
  readonly security: Security
  readonly volatilityClass: VolatilityClass
  /** In the currency of the listing, on the reference day. */
  readonly referencePrice: number
  readonly referenceDay: number
  /** Approximate, in units of the currency. */
  readonly referenceMarketCap: number
  /** Approximate, as a fraction of the reference price. */
  readonly referenceYield: number
  /** Payments per year; 0 if it pays none. */
  readonly payoutsPerYear: 0 | 1 | 2 | 4 | 12
}

const text = z.string().trim().min(1)
const volatilityClasses = z.custom<VolatilityClass>((value) => typeof value === 'string' && value in PROFILES)

const row = z.object({
  symbol: text,
  name: text,
  kind: z.enum(['commonStock', 'unit', 'depositaryReceipt', 'etf']),
  exchange_code: text,
  mic: text,
  currency: z.enum(['CAD', 'USD']),
  listing_country: z.string().length(2),
  company_key: text,
  sector: text,
  industry: text,
  sub_industry: text,
  volatility_class: volatilityClasses,
  dividend_yield_pct_order: z.coerce.number().nonnegative(),
  payouts_per_year: z.coerce.number().pipe(z.literal([0, 1, 2, 4, 12])),
  market_cap_billions_order: z.coerce.number().positive(),
  sample_reference_price: z.coerce.number().positive(),
  reference_date: z.iso.date(),
  head_office_city: text,
})

export function readSecurities(file: string): readonly SampleSecurity[] {
  return z
    .array(row)
    .parse(parse(readFileSync(file), { bom: true, columns: true }))
    .map(toSampleSecurity)
}

function toSampleSecurity(record: z.infer<typeof row>): SampleSecurity {
  return {
    security: {
      key: securityKey(record.symbol, record.exchange_code),
      ticker: record.symbol,
      exchangeCode: record.exchange_code,
      mic: record.mic,
      name: record.name,
      kind: record.kind,
      currency: record.currency,
      country: record.listing_country,
      sector: record.sector,
      industry: record.industry,
      subIndustry: record.sub_industry,
      companyKey: record.company_key,
      city: record.head_office_city,
    },
    volatilityClass: record.volatility_class,
    referencePrice: record.sample_reference_price,
    referenceDay: dayOfDate(record.reference_date),
    referenceMarketCap: record.market_cap_billions_order * 1e9,
    referenceYield: record.dividend_yield_pct_order / 100,
    payoutsPerYear: record.payouts_per_year,
  }
}
