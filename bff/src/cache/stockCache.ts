import type { WireLanguage } from '@palier/contract/kernel/scalars'
import { isOutage, isPersonal } from '../rest/revalidatingCache.ts'
import { settleBounded } from './mapBounded.ts'
import { type StockFacts, withPriceOf } from './stockFacts.ts'
import { createBoundedCache } from '../limits/boundedCache.ts'

const MAXIMUM_STOCKS = 20_000

export type SharedStocks = {
  find: (language: WireLanguage, stockIds: string[]) => Promise<{ facts: StockFacts; ageMilliseconds: number }[]>
  keep: (stocks: readonly StockFacts[]) => void
}

export const NO_SHARED_STOCKS: SharedStocks = { find: async () => [], keep() {} }

type Options = {
  now: () => number
  /** Time to live of facts other than the price. */
  stockMilliseconds: number
  /** Latest known price. `isFresh`: read within the last tick. */
  priceOf: (stockId: string) => { facts: StockFacts; isFresh: boolean } | null
  shared?: SharedStocks
}

type ReadStocks = (stockIds: string[]) => Promise<StockFacts[]>

export type StockCache = ReturnType<typeof createStockCache>

/** Caches stocks by language. Concurrent reads of a stock share one call. */
export function createStockCache({ now, stockMilliseconds, priceOf, shared = NO_SHARED_STOCKS }: Options) {
  const cache = createBoundedCache<string, { facts: StockFacts; readAt: number }>(MAXIMUM_STOCKS)
  const underWay = new Map<string, Promise<StockFacts | null>>()

  /** Stores stocks of another call's response, except incomplete ones. */
  function remember(stocks: readonly StockFacts[]): void {
    const whole = stocks.filter(({ exchange, tags }) => exchange !== null && tags !== null)
    shared.keep(whole.filter(({ language, stockId }) => !freshFacts(language, stockId)))
    for (const facts of whole) cache.set(keyOf(facts.language, facts.stockId), { facts, readAt: now() })
  }

  function freshFacts(language: WireLanguage, stockId: string): StockFacts | null {
    const known = cache.get(keyOf(language, stockId))
    return known && now() < known.readAt + stockMilliseconds ? known.facts : null
  }

  function fresh(language: WireLanguage, stockId: string): StockFacts | null {
    const known = freshFacts(language, stockId)
    const price = priceOf(stockId)
    return known && price?.isFresh ? withPriceOf(known, price.facts) : null
  }

  function lastKnown(language: WireLanguage, stockId: string): StockFacts | null {
    const known = cache.get(keyOf(language, stockId))
    return known ? withPriceOf(known.facts, priceOf(stockId)?.facts ?? known.facts) : null
  }

  /** Skips the call if another process cached the facts and the ticks have a fresh price. */
  async function readThrough(language: WireLanguage, stockIds: string[], read: ReadStocks): Promise<StockFacts[]> {
    const priced = stockIds.filter((stockId) => priceOf(stockId)?.isFresh)
    for (const { facts, ageMilliseconds } of priced.length === 0 ? [] : await shared.find(language, priced)) {
      cache.set(keyOf(language, facts.stockId), { facts, readAt: now() - ageMilliseconds })
    }
    const known = stockIds.flatMap((stockId) => fresh(language, stockId) ?? [])
    const unknown = stockIds.filter((stockId) => !fresh(language, stockId))
    if (unknown.length === 0) return known
    const stocks = await read(unknown)
    remember(stocks)
    return [...known, ...stocks]
  }

  function start(language: WireLanguage, stockIds: string[], read: ReadStocks): void {
    if (stockIds.length === 0) return
    const reading = readThrough(language, stockIds, read).then(
      (stocks) => new Map(stocks.map((facts) => [facts.stockId, facts])),
    )
    for (const stockId of stockIds) {
      const key = keyOf(language, stockId)
      const found = reading.then((byId) => byId.get(stockId) ?? null).finally(() => underWay.delete(key))
      found.catch(() => {})
      underWay.set(key, found)
    }
  }

  async function join(
    language: WireLanguage,
    stockId: string,
    read: ReadStocks,
    isOwn: boolean,
  ): Promise<StockFacts | null> {
    try {
      return (await underWay.get(keyOf(language, stockId))) ?? null
    } catch (error) {
      // Another caller's refusal may not apply to this one.
      if (!isOwn && isPersonal(error)) return valueOf(await load(language, [stockId], read))
      const last = isOutage(error) ? lastKnown(language, stockId) : null
      if (last) return last
      throw error
    }
  }

  /** Stocks in id order: null if unknown, an error if unreadable. */
  async function load(
    language: WireLanguage,
    stockIds: readonly string[],
    read: ReadStocks,
  ): Promise<(StockFacts | null | Error)[]> {
    const known = new Map(stockIds.map((stockId) => [stockId, fresh(language, stockId)]))
    const missing = new Set(
      stockIds.filter((stockId) => !known.get(stockId) && !underWay.has(keyOf(language, stockId))),
    )
    start(language, [...missing], read)
    return settleBounded(
      stockIds,
      stockIds.length,
      async (stockId) => known.get(stockId) ?? join(language, stockId, read, missing.has(stockId)),
    )
  }

  return { load, remember }
}

function valueOf([value = null]: readonly (StockFacts | null | Error)[]): StockFacts | null {
  if (value instanceof Error) throw value
  return value
}

function keyOf(language: WireLanguage, stockId: string): string {
  return `${language} ${stockId}`
}
