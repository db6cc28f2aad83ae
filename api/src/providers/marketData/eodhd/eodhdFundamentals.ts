import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { foldText } from '../../kernel/foldText.ts'
import { securityKey, type Fundamentals, type Security, type SecurityKey, type SecurityKind } from '../port.ts'
import type { FundamentalsOfSource } from './shapes.ts'
import { exchangeOfVenue } from './symbols.ts'

// The source has shares and exchange-traded funds beside much that has no market we follow.
const NOT_FOLLOWED = /bond|index|fund|currency|crypto|note|warrant|right|future|option|commodit/i

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

/** The listing itself; null where it is gone, or trades on a venue or in a currency that we do not follow. */
export function securityOf(ticker: string, { General }: FundamentalsOfSource): Security | null {
  const exchangeCode = exchangeOfVenue(General?.Exchange ?? '')
  const [name, currency] = [General?.Name ?? null, General?.CurrencyCode ?? null]
  if (!General || General.IsDelisted === true || !isFollowed(General.Type)) return null
  if (exchangeCode === null || name === null || (currency !== 'CAD' && currency !== 'USD')) return null
  return {
    key: securityKey(ticker, exchangeCode),
    ticker,
    exchangeCode,
    mic: exchangeCode,
    name,
    kind: kindOf(General.Type),
    currency,
    country: General.CountryISO ?? (currency === 'CAD' ? 'CA' : 'US'),
    sector: General.GicSector ?? General.Sector,
    industry: General.GicIndustry ?? General.Industry ?? General.Category,
    subIndustry: General.GicSubIndustry,
    companyKey: foldText(name).replaceAll(' ', '-'),
    city: null,
  }
}

/** Whether we follow what the source calls so. */
export function isFollowed(type: string | null): boolean {
  return type === null || !NOT_FOLLOWED.test(type)
}

/** The kind of a security by the type of the source; an unknown type is a common stock. */
export function kindOf(type: string | null): SecurityKind {
  if (type === 'ETF' || type === 'ETC') return 'etf'
  return type === 'Unit' ? 'unit' : 'commonStock'
}

function figure(value: number | null | undefined): Decimal | null {
  return value === null || value === undefined ? null : decimal(value)
}

function positive(value: number | null | undefined): Decimal | null {
  return value !== null && value !== undefined && value > 0 ? decimal(value) : null
}
