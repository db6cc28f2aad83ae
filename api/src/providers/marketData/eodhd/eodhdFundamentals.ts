import { decimal, type Decimal } from '@palier/domain/decimal'
import { foldText } from '../foldText.ts'
import { securityKey, type Fundamentals, type Security, type SecurityKey } from '../port.ts'
import type { FundamentalsOfSource } from './shapes.ts'
import { exchangeOfVenue } from './symbols.ts'

/** What the source knows of a listing in our words. A fund says its yield in per cent, a share as a part. */
export function figuresOf(key: SecurityKey, source: FundamentalsOfSource, now: Date): Fundamentals {
  const { Highlights, Technicals, SplitsDividends, ETF_Data } = source
  const fundYield = ETF_Data?.Yield
  return {
    key,
    dividendYield:
      fundYield === null || fundYield === undefined ? figure(Highlights?.DividendYield) : decimal(fundYield).div(100),
    targetPrice: positive(Highlights?.WallStreetTargetPrice),
    marketCap: positive(Highlights?.MarketCapitalization ?? ETF_Data?.TotalAssets)?.round() ?? null,
    priceEarnings: figure(Highlights?.PERatio),
    payoutRatio: figure(SplitsDividends?.PayoutRatio),
    beta: figure(Technicals?.Beta),
    // Their pictures are not to be linked to, and no page of ours would show them.
    logoUrl: null,
    asOf: now,
    isSample: false,
  }
}

/** The listing itself; null where it trades on a venue or in a currency that we do not follow. */
export function securityOf(ticker: string, { General }: FundamentalsOfSource): Security | null {
  const exchangeCode = exchangeOfVenue(General.Exchange ?? '')
  const currency = General.CurrencyCode
  if (exchangeCode === null || General.Name === null || (currency !== 'CAD' && currency !== 'USD')) return null
  return {
    key: securityKey(ticker, exchangeCode),
    ticker,
    exchangeCode,
    mic: exchangeCode,
    name: General.Name,
    kind: General.Type === 'ETF' ? 'etf' : 'commonStock',
    currency,
    country: General.CountryISO ?? (currency === 'CAD' ? 'CA' : 'US'),
    sector: General.GicSector ?? General.Sector ?? null,
    industry: General.GicIndustry ?? General.Industry ?? General.Category ?? null,
    subIndustry: General.GicSubIndustry ?? null,
    companyKey: foldText(General.Name).replaceAll(' ', '-'),
    city: null,
  }
}

function figure(value: number | null | undefined): Decimal | null {
  return value === null || value === undefined ? null : decimal(value)
}

function positive(value: number | null | undefined): Decimal | null {
  return value !== null && value !== undefined && value > 0 ? decimal(value) : null
}
