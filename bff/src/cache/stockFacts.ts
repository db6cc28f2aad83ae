import type { WirePortfolioStock } from '@palier/contract/portfolios/portfolioSchemas'
import { UNKNOWN_INSTANT, type WireCurrency, type WireLanguage } from '@palier/contract/kernel/scalars'
import type { WireStock, WireStockCompleteInfo, WireTag } from '@palier/contract/market/stockSchemas'
import type { WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import { instantOf } from '@palier/domain/kernel/instant'

/** Facts of a stock, from any call. Prices are JSON numbers; null is unknown. */
export type StockFacts = {
  stockId: string
  symbol: string
  companyName: string
  currency: WireCurrency
  exchange: string | null
  isIntraday: boolean
  lastPrice: number | null
  lastPriceAt: string | null
  change: number
  changePercent: number
  marketCap: number | null
  yearLow: number | null
  yearHigh: number | null
  sector: string | null
  /** Null if another call must load them. */
  tags: readonly WireTag[] | null
  /** Absent if another call must load it; null if there is none. */
  companyKey?: string | null
  language: WireLanguage
}

export function factsOfStock(stock: WireStock, language: WireLanguage): StockFacts {
  return {
    stockId: stock.stockId,
    symbol: stock.symbol,
    companyName: stock.companyName,
    currency: stock.currency,
    exchange: stock.exchange,
    isIntraday: stock.isPriceIntraDay,
    lastPrice: priceOrNull(stock.lastPrice),
    lastPriceAt: instantOrNull(stock.lastPriceDateTime),
    change: stock.change,
    changePercent: stock.changePercent,
    marketCap: stock.marketCap ?? null,
    yearLow: stock.oneYearLow ?? null,
    yearHigh: stock.oneYearHigh ?? null,
    sector: sectorOf(stock.tags),
    tags: stock.tags,
    language,
  }
}

/** Facts from a list entry, so that a list needs no further call. */
export function factsOfEntry(entry: WireWatchListEntry, language: WireLanguage): StockFacts {
  return {
    stockId: entry.stockId,
    symbol: entry.symbol,
    companyName: entry.companyName,
    currency: entry.currency,
    exchange: entry.plateformCustomExchange ?? null,
    isIntraday: entry.isPriceIntraDay,
    lastPrice: priceOrNull(entry.marketRegularPrice.value),
    lastPriceAt: instantOrNull(entry.marketRegularPrice.dateTime),
    change: entry.change.value,
    changePercent: entry.changePercent.value,
    marketCap: entry.marketCap ?? null,
    yearLow: entry.oneYearLow ?? null,
    yearHigh: entry.oneYearHigh ?? null,
    sector: sectorOf(entry.tags ?? []),
    tags: entry.tags ?? null,
    language,
  }
}

export function factsOfHolding(held: WirePortfolioStock, language: WireLanguage): StockFacts {
  const { stockDateTimeSnapshot: snapshot } = held
  return {
    stockId: held.stockId,
    symbol: held.symbol,
    companyName: held.companyName,
    currency: held.currency,
    exchange: snapshot.contextualExchangeCode || null,
    isIntraday: snapshot.isPriceIntraDay,
    lastPrice: priceOrNull(snapshot.price),
    lastPriceAt: instantOrNull(snapshot.dateTime),
    change: snapshot.change,
    changePercent: snapshot.changePercent,
    marketCap: snapshot.marketCap ?? null,
    yearLow: null,
    yearHigh: null,
    sector: null,
    tags: null,
    language,
  }
}

/** The only source of the company key. */
export function factsOfCompleteInfo(info: WireStockCompleteInfo, language: WireLanguage): StockFacts {
  const { mainFundamentals, changeInfo } = info
  return {
    stockId: info.stockId,
    symbol: info.symbol,
    companyName: info.companyName,
    currency: info.currency,
    exchange: info.exchange,
    isIntraday: info.isPriceIntraDay ?? false,
    lastPrice: priceOrNull(info.lastPrice),
    lastPriceAt: instantOrNull(info.lastPriceDateTime ?? UNKNOWN_INSTANT),
    change: changeInfo.change,
    changePercent: changeInfo.changePercent,
    marketCap: info.marketCap ?? mainFundamentals.marketCapitalization,
    yearLow: priceOrNull(mainFundamentals.the52WeekLow),
    yearHigh: priceOrNull(mainFundamentals.the52WeekHigh),
    sector: sectorOf(info.tags),
    tags: info.tags,
    companyKey: info.companyKey ?? null,
    language,
  }
}

export function withPriceOf(facts: StockFacts, priced: StockFacts): StockFacts {
  const { lastPrice, lastPriceAt, change, changePercent, isIntraday } = priced
  return { ...facts, lastPrice, lastPriceAt, change, changePercent, isIntraday }
}

/** The REST API uses a price of 0 for no price. */
export function priceOrNull(price: number): number | null {
  return price === 0 ? null : price
}

function instantOrNull(dateTime: string): string | null {
  const instant = instantOf(dateTime)
  return instant === null ? null : new Date(instant).toISOString()
}

function sectorOf(tags: readonly WireTag[]): string | null {
  return tags.find(({ name }) => name === 'sector')?.value ?? null
}
