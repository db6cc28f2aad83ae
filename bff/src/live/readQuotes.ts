import { getStocks } from '@palier/contract/market/stockCalls'
import { type Client, RestError } from '@palier/contract/client'
import type { Log } from '@palier/service/log'
import { readStocks } from '../cache/readStocks.ts'
import { factsOfStock, type StockFacts } from '../cache/stockFacts.ts'
import type { Capabilities } from '../rest/capabilities.ts'

// Texts in ticks are in this language; other languages are read separately.
export const TICK_LANGUAGE = 'fr'

type Options = {
  capabilities: Capabilities
  serviceKey: string
  clientOf: (token: string) => Client
  log: Log
}

/** Uses the service key or, if the API refuses it, a follower's token; null if all are refused. */
export function createQuoteReader({ capabilities, serviceKey, clientOf, log }: Options) {
  let isKeyRefused = false

  async function readWith(token: string, stockIds: string[]): Promise<StockFacts[] | null> {
    try {
      const stocks = await readStocks(clientOf(token), capabilities, stockIds)
      return stocks.map((stock) => factsOfStock(stock, TICK_LANGUAGE))
    } catch (error) {
      if (error instanceof RestError && error.code === 'notAuthenticated') return null
      throw error
    }
  }

  return async (stockIds: string[], tokens: string[]): Promise<StockFacts[] | null> => {
    if (!isKeyRefused && !capabilities.lacks(getStocks)) {
      const facts = await readWith(serviceKey, stockIds)
      if (facts) return facts
      isKeyRefused = true
      log.warn('service key refused: prices read with user tokens')
    }
    for (const token of tokens) {
      const facts = await readWith(token, stockIds)
      if (facts) return facts
    }
    return null
  }
}
