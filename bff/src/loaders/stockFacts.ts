import type { WireLanguage, WireCurrency } from '@palier/contract/wire/scalars'
import type { WireStock, WireTag } from '@palier/contract/wire/stock'
import type { WireWatchListEntry } from '@palier/contract/wire/watchList'
import { instantOf } from '@palier/domain/instant'

/** What is known of a security, whichever call told it. Money as the wire's numbers; null is what nobody knows. */
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
  /** The language of the words above. */
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
    language,
  }
}

/** An entry carries all of its stock that a list shows, so that a list costs no call beside its own. */
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
    language,
  }
}

/** On the wire a price of 0 means that there is none. */
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
