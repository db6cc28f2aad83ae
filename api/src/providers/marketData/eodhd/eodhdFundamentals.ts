import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { foldText } from '../../kernel/foldText.ts'
import { securityKey, type Fundamentals, type Security, type SecurityKey, type SecurityKind } from '../port.ts'
import type { FundamentalsOfSource } from './shapes.ts'
import { exchangeOfVenue } from './symbols.ts'

// Shares, units and exchange-traded funds. Bonds, notes, certificates and rates are ignored.
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

/** Funds state their yield in percent, shares as a fraction. */
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
    // A beta may be negative. The source writes 0 if unknown.
    beta: Technicals?.Beta ? decimal(Technicals.Beta) : null,
    // The provider's images may not be linked to.
    logoUrl: null,
    asOf: now,
    isSample: false,
  }
}

export function securityOf(ticker: string, { General }: FundamentalsOfSource): Security | null {
  const exchangeCode = exchangeOfVenue(General?.Exchange ?? '')
  const name = General?.Name ?? null
  const currency = General?.CurrencyCode ?? null
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

export function isFollowed(type: string | null): boolean {
  return type === null || KINDS.has(type.toLowerCase())
}

export function kindOf(type: string | null): SecurityKind {
  return KINDS.get(type?.toLowerCase() ?? '') ?? 'commonStock'
}

function figure(value: number | null | undefined): Decimal | null {
  return value === null || value === undefined ? null : decimal(value)
}

function positive(value: number | null | undefined): Decimal | null {
  return value !== null && value !== undefined && value > 0 ? decimal(value) : null
}
