import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { foldText } from '../../kernel/foldText.ts'
import { securityKey, type Fundamentals, type Security, type SecurityKey, type SecurityKind } from '../port.ts'
import type { FundamentalsOfSource } from './shapes.ts'
import { exchangeOfVenue } from './symbols.ts'

// Shares, units and exchange-traded funds. Every other type of the source is left out: bonds, notes, certificates, rates.
const KINDS: ReadonlyMap<string, SecurityKind> = new Map([
  ['stock', 'commonStock'],
  ['common stock', 'commonStock'],
  ['preferred stock', 'commonStock'],
  ['preferred share', 'commonStock'],
  ['reit', 'unit'],
  ['unit', 'unit'],
  ['adr', 'depositaryReceipt'],
  ['gdr', 'depositaryReceipt'],
  ['depositary receipt', 'depositaryReceipt'],
  ['etf', 'etf'],
  ['etc', 'etf'],
])

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
    priceEarnings: positive(Highlights?.PERatio),
    payoutRatio: positive(SplitsDividends?.PayoutRatio),
    // A beta may be negative; the source writes an unknown one as 0.
    beta: Technicals?.Beta ? decimal(Technicals.Beta) : null,
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

/** Whether we follow securities of this type; one without a type is followed. */
export function isFollowed(type: string | null): boolean {
  return type === null || KINDS.has(type.toLowerCase())
}

/** The kind of a security by the type of the source; one without a type is a common stock. */
export function kindOf(type: string | null): SecurityKind {
  return KINDS.get(type?.toLowerCase() ?? '') ?? 'commonStock'
}

function figure(value: number | null | undefined): Decimal | null {
  return value === null || value === undefined ? null : decimal(value)
}

function positive(value: number | null | undefined): Decimal | null {
  return value !== null && value !== undefined && value > 0 ? decimal(value) : null
}
