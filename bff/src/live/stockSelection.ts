import type { StockFacts } from '../cache/stockFacts.ts'
import type { LatestSubscriber } from './latestSubscriber.ts'

export type FollowedStock = {
  readonly stockId: string
  /** Null before the first read, and while older than new followers may get. */
  facts: StockFacts | null
  /** Round that set `facts`; followers compare it with the last round they saw. */
  round: number
  readonly selections: Set<SubscriptionGroup>
}

export type SubscriptionGroup = {
  readonly stocks: readonly FollowedStock[]
  readonly subscribers: Set<LatestSubscriber>
  /** Last round in which one of the stocks moved. */
  round: number
  /** Stocks that moved after a round. Subscribers at the same round share the array. */
  changesSince: (round: number) => readonly StockFacts[]
}

export function createStockSelection(stocks: readonly FollowedStock[], round: number): SubscriptionGroup {
  let latest: { since: number; until: number; news: readonly StockFacts[] } | null = null
  const selection: SubscriptionGroup = {
    stocks,
    subscribers: new Set(),
    round,
    changesSince(since) {
      if (latest?.since === since && latest.until === selection.round) return latest.news
      const news: StockFacts[] = []
      for (const stock of stocks) if (stock.round > since && stock.facts) news.push(stock.facts)
      // Not cached for a single subscriber, who never asks twice.
      latest = selection.subscribers.size > 1 ? { since, until: selection.round, news } : null
      return news
    },
  }
  return selection
}
