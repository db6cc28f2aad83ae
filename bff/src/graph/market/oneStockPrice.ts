import type { GraphQLResolveInfo } from 'graphql'
import type { Operation } from '../../operation/context.ts'
import type { StockFacts } from '../../cache/stockFacts.ts'

const answered = new WeakMap<Operation, Map<string, StockFacts>>()

/**
 * The facts whose price an answer tells: several calls may have told of one stock, a tick apart, and one answer has one
 * price of it, the one that it told first. Each event of a subscription is an answer of its own.
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
