import type { GraphQLResolveInfo } from 'graphql'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import type { StockFacts } from '../../cache/stockFacts.ts'

const firstFacts = createRequestMemo<Operation, Map<string, StockFacts>>()

/**
 * Uses one price per stock and response: the first of several calls with different ticks counts. Each
 * subscription event is a separate response.
 */
export function oneStockPrice(
  stock: StockFacts,
  operation: Operation,
  { operation: asked }: GraphQLResolveInfo,
): StockFacts {
  if (asked.operation === 'subscription') return stock
  const stocks = firstFacts.getOrCreate(operation, () => new Map())
  const first = stocks.get(stock.stockId) ?? stock
  stocks.set(stock.stockId, first)
  return first
}
