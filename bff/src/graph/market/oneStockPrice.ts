import type { GraphQLResolveInfo } from 'graphql'
import type { Operation } from '../../operation/context.ts'
import type { StockFacts } from '../../cache/stockFacts.ts'

const answered = new WeakMap<Operation, Map<string, StockFacts>>()

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
  const stocks = answered.get(operation) ?? new Map<string, StockFacts>()
  answered.set(operation, stocks)
  const first = stocks.get(stock.stockId) ?? stock
  stocks.set(stock.stockId, first)
  return first
}
