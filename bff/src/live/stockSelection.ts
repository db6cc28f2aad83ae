import type { StockFacts } from '../cache/stockFacts.ts'
import type { LatestSubscriber } from './latestSubscriber.ts'

/** A stock that somebody follows: what all its followers share. */
export type FollowedStock = {
  readonly stockId: string
  /** The latest; null before its first read, and while older than what a new follower may get. */
  facts: StockFacts | null
  /** The round of moves that brought them, by which each follower tells what it has not had. */
  round: number
  readonly selections: Set<StockSelection>
}

export type StockSelection = {
  readonly stocks: readonly FollowedStock[]
  readonly subscribers: Set<LatestSubscriber>
  /** The last round in which one of its stocks moved. */
  round: number
  /** What moved after a round: the same array for all subscribers who have had the same. */
  newsSince: (round: number) => readonly StockFacts[]
}

/** What all who follow the same stocks share. */
export function createStockSelection(stocks: readonly FollowedStock[], round: number): StockSelection {
  let latest: { since: number; until: number; news: readonly StockFacts[] } | null = null
  const selection: StockSelection = {
    stocks,
    subscribers: new Set(),
    round,
    newsSince(since) {
      if (latest?.since === since && latest.until === selection.round) return latest.news
      const news: StockFacts[] = []
      for (const stock of stocks) if (stock.round > since && stock.facts) news.push(stock.facts)
      // What only one gets is not kept until the next.
      latest = selection.subscribers.size > 1 ? { since, until: selection.round, news } : null
      return news
    },
  }
  return selection
}
