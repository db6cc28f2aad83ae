import { MAXIMUM_STOCKS_A_CALL } from '@palier/contract/market/stockCalls'
import type { Operation } from '../../operation/context.ts'
import { readStocks } from '../../cache/readStocks.ts'
import { factsOfStock, type StockFacts } from '../../cache/stockFacts.ts'
import { createLoader } from '../kernel/createLoader.ts'

/** Null for unknown ids. Costs no call for stocks with a fresh price. */
export const stockLoader = createLoader(loadStocks, { maximumKeys: 10 * MAXIMUM_STOCKS_A_CALL })

async function loadStocks(stockIds: readonly string[], operation: Operation): Promise<(StockFacts | null | Error)[]> {
  const { client, services, caller } = operation
  const { language } = caller
  services.metrics.onBatch('stocks', 'asked', stockIds.length)
  return services.stockCache.load(language, stockIds, async (missing) => {
    services.metrics.onBatch('stocks', 'read', missing.length)
    const stocks = await readStocks(client, services.capabilities, missing)
    const facts = stocks.map((stock) => factsOfStock(stock, language))
    services.ticks.remember(facts)
    return facts
  })
}
