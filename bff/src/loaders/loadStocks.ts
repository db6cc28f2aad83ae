import type { Context } from '../context.ts'
import { readStocks } from './readStocks.ts'
import { factsOfStock, type StockFacts } from './stockFacts.ts'

/** The stocks of these ids, null for an unknown one, whatever the order of the answer. */
export async function loadStocks(stockIds: string[], { operation }: Context): Promise<(StockFacts | null)[]> {
  const { client, services, caller } = operation
  const stocks = await readStocks(client, services.capabilities, stockIds)
  const facts = stocks.map((stock) => factsOfStock(stock, caller.language))
  services.ticks.learn(facts)

  const byId = new Map(facts.map((fact) => [fact.stockId, fact]))
  return stockIds.map((stockId) => byId.get(stockId) ?? null)
}
