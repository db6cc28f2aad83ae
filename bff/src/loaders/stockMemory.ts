import type { WireLanguage } from '@palier/contract/wire/scalars'
import { LRUCache } from 'lru-cache'
import { isOutage, isPersonal } from '../rest/freshness.ts'
import { type StockFacts, withPriceOf } from './stockFacts.ts'

const MAXIMUM_KEPT = 20_000

type Options = {
  now: () => number
  /** How long the words of a stock stay fresh. Its price comes from elsewhere. */
  wordsMilliseconds: number
  /** The newest price that the process knows, and whether it was read within a tick. */
  priceOf: (stockId: string) => { facts: StockFacts; isFresh: boolean } | null
}

/** Reads these stocks, in any order, unknown ids left out. */
export type ReadStocks = (stockIds: string[]) => Promise<StockFacts[]>

export type StockMemory = ReturnType<typeof createStockMemory>

/**
 * The stocks that this process has read, by language. One that is known with a price of this tick costs no call, and
 * one that somebody else is reading costs no second one.
 */
export function createStockMemory({ now, wordsMilliseconds, priceOf }: Options) {
  const memory = new LRUCache<string, { facts: StockFacts; readAt: number }>({ max: MAXIMUM_KEPT })
  const underWay = new Map<string, Promise<StockFacts | null>>()

  /** A stock that another call told. What it left out is asked when it is needed. */
  function remember(stocks: readonly StockFacts[]): void {
    for (const facts of stocks) {
      if (facts.exchange === null || facts.tags === null) continue
      memory.set(keyOf(facts.language, facts.stockId), { facts, readAt: now() })
    }
  }

  function fresh(language: WireLanguage, stockId: string): StockFacts | null {
    const words = memory.get(keyOf(language, stockId))
    const price = priceOf(stockId)
    if (!words || !price?.isFresh || now() >= words.readAt + wordsMilliseconds) return null
    return withPriceOf(words.facts, price.facts)
  }

  /** Its price says itself how old it is. */
  function lastKnown(language: WireLanguage, stockId: string): StockFacts | null {
    const words = memory.get(keyOf(language, stockId))
    return words ? withPriceOf(words.facts, priceOf(stockId)?.facts ?? words.facts) : null
  }

  function start(language: WireLanguage, stockIds: string[], read: ReadStocks): void {
    if (stockIds.length === 0) return
    const reading = read(stockIds).then((stocks) => {
      remember(stocks)
      return new Map(stocks.map((facts) => [facts.stockId, facts]))
    })
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
      // What was refused to somebody else may be allowed to this reader.
      if (!isOwn && isPersonal(error)) return (await load(language, [stockId], read))[0] ?? null
      const last = isOutage(error) ? lastKnown(language, stockId) : null
      if (last) return last
      throw error
    }
  }

  /** In the order of the ids: the stock, or null for an unknown one. */
  async function load(
    language: WireLanguage,
    stockIds: readonly string[],
    read: ReadStocks,
  ): Promise<(StockFacts | null)[]> {
    const known = new Map(stockIds.map((stockId) => [stockId, fresh(language, stockId)]))
    const missing = new Set(
      stockIds.filter((stockId) => !known.get(stockId) && !underWay.has(keyOf(language, stockId))),
    )
    start(language, [...missing], read)
    return Promise.all(
      stockIds.map((stockId) => known.get(stockId) ?? join(language, stockId, read, missing.has(stockId))),
    )
  }

  return { load, remember }
}

function keyOf(language: WireLanguage, stockId: string): string {
  return `${language} ${stockId}`
}
