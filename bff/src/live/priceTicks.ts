import { type StockFacts, withPriceOf } from '../cache/stockFacts.ts'
import { createFrame } from './frame.ts'
import { LatestSubscriber, type TickStream } from './latestSubscriber.ts'
import { createStockSelection, type FollowedStock, type StockSelection } from './stockSelection.ts'
import { createBoundedCache } from '../limits/boundedCache.ts'

const MAXIMUM_REMEMBERED = 50_000
/**
 * Called with the stocks that moved before followers are notified, who wait for the promise; null when there is nothing
 * to wait for.
 */
export type MoveListener = (stocks: readonly StockFacts[]) => Promise<unknown> | null

export type Clock = {
  now: () => number
  /** Runs once after the delay; the returned function cancels it. */
  schedule: (run: () => void, milliseconds: number) => () => void
}

/** Price reads shared between processes. */
export type PriceSharing = {
  /** Announces the stocks followed here until the next period. True while the shared reader delivers them. */
  announce: (stockIds: string[]) => Promise<boolean>
  /** Registers the listener for what the shared reader has read. */
  onRound: (listener: (stocks: readonly StockFacts[]) => void) => void
}

/** For a single process. */
export const READS_FOR_ITSELF: PriceSharing = { announce: async () => false, onRound() {} }

type Options = {
  /** Reads stocks; `tokens` belong to people currently following prices. Null when none may read. */
  read: (stockIds: string[], tokens: string[]) => Promise<StockFacts[] | null>
  sharing?: PriceSharing
  periodMilliseconds: number
  clock: Clock
  onFailure: (error: unknown) => void
}

type Following = {
  stockIds: readonly string[]
  /** Null for public stocks. */
  token: string | null
  isCongested: () => boolean
}

export type PriceTicks = ReturnType<typeof createPriceTicks>

/**
 * Live prices of this process: one poller for all subscribers, running only while there are any and no other process
 * reads for them. Each subscriber first gets known prices, then changes.
 */
export function createPriceTicks({ read, sharing = READS_FOR_ITSELF, periodMilliseconds, clock, onFailure }: Options) {
  const cache = createBoundedCache<string, { facts: StockFacts; readAt: number }>(MAXIMUM_REMEMBERED)
  const subscribers = new Map<LatestSubscriber, Following>()
  const followed = new Map<string, FollowedStock>()
  const selections = new Map<string, StockSelection>()
  const wanted = new Set<string>()
  const listeners = new Set<MoveListener>()
  const frame = createFrame({ clock, notify: notifyListeners })
  let round = 0
  let isCatchingUp = false
  let lastRoundAt = clock.now()
  let cancelPoll: (() => void) | null = null

  function notifyListeners(stocks: readonly StockFacts[]): Promise<unknown> | null {
    const preparing = [...listeners].flatMap((listener) => listener(stocks) ?? [])
    // A failing follower handles that itself.
    return preparing.length > 0 ? Promise.allSettled(preparing) : null
  }

  function remember(facts: readonly StockFacts[]): void {
    const next = round + 1
    for (const told of facts) {
      const known = cache.get(told.stockId)?.facts
      if (known && isOlder(told, known)) continue
      // A holding tells a price and little else: what is not known of it is no news.
      const fact = known && !isWhole(told) ? withPriceOf(known, told) : told
      cache.set(fact.stockId, { facts: fact, readAt: clock.now() })
      const stock = followed.get(fact.stockId)
      if (!stock || !isWhole(fact)) continue
      // Somebody waits for its first price.
      const isFirst = stock.facts === null
      if (!isFirst && known && !hasMoved(known, fact)) continue
      round = next
      stock.facts = fact
      stock.round = round
      frame.move(fact)
      for (const selection of stock.selections) {
        if (selection.round === round && !isFirst) continue
        selection.round = round
        frame.add(selection, isFirst)
      }
    }
    frame.flush()
  }

  function rememberRound(facts: readonly StockFacts[]): void {
    remember(facts)
    lastRoundAt = clock.now()
  }

  async function readAndLearn(stockIds: string[]): Promise<void> {
    const tokens = [...subscribers.values()].flatMap(({ token }) => token ?? [])
    try {
      rememberRound((await read(stockIds, tokens)) ?? [])
    } catch (error) {
      onFailure(error)
    }
  }

  function startPolling(): void {
    let isStopped = false
    const arm = () => {
      const cancel = clock.schedule(async () => {
        if (!(await sharing.announce([...followed.keys()]))) await readAndLearn([...followed.keys()])
        for (const subscriber of subscribers.keys()) subscriber.flushHeldBack()
        if (!isStopped) arm()
      }, periodMilliseconds)
      cancelPoll = () => {
        isStopped = true
        cancel()
      }
    }
    arm()
  }

  /** Many may subscribe at once after an interruption: requests are collected while one read is running. */
  async function catchUp(): Promise<void> {
    if (isCatchingUp) return
    isCatchingUp = true
    while (wanted.size > 0) {
      const stockIds = [...wanted]
      wanted.clear()
      await readAndLearn(stockIds)
    }
    isCatchingUp = false
  }

  /** The stocks of a new subscriber, with the prices that it may get at once; the others are wanted. */
  function followedStock(stockId: string): FollowedStock {
    const stock = followed.get(stockId) ?? { stockId, facts: null, round, selections: new Set() }
    followed.set(stockId, stock)
    const known = cache.get(stockId)
    const isFresh = known !== undefined && known.readAt >= clock.now() - periodMilliseconds
    if (isFresh && isWhole(known.facts)) stock.facts ??= known.facts
    else {
      stock.facts = null
      wanted.add(stockId)
    }
    return stock
  }

  function forget(subscriber: LatestSubscriber, key: string): void {
    subscribers.delete(subscriber)
    const selection = selections.get(key)
    selection?.subscribers.delete(subscriber)
    if (selection?.subscribers.size === 0) {
      selections.delete(key)
      frame.forget(selection)
      for (const { stockId, selections: others } of selection.stocks) {
        others.delete(selection)
        if (others.size === 0) followed.delete(stockId)
      }
    }
    if (subscribers.size > 0) return
    cancelPoll?.()
    cancelPoll = null
  }

  sharing.onRound(rememberRound)

  return {
    /** Accepts prices read for another purpose and delivers them to followers. */
    remember,
    /** The returned function unregisters it. */
    onMoves(listener: MoveListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Numbers of subscribers and stocks, and the age of the last prices; 0 when nobody follows. */
    figures: () => ({
      subscribers: subscribers.size,
      stocks: followed.size,
      ageMilliseconds: followed.size === 0 ? 0 : clock.now() - lastRoundAt,
    }),
    /** The newest known price of a stock, and whether it was read within a period. */
    priceOf(stockId: string): { facts: StockFacts; isFresh: boolean } | null {
      const known = cache.get(stockId)
      return known ? { facts: known.facts, isFresh: clock.now() < known.readAt + periodMilliseconds } : null
    },
    /** Ends as soon as its `return` is called. */
    follow(following: Following): TickStream {
      const stockIds = [...new Set(following.stockIds)]
      const firstHere = stockIds.filter((stockId) => !followed.has(stockId))
      const stocks = stockIds.map(followedStock)
      const key = JSON.stringify(stockIds)
      const selection = selections.get(key) ?? createStockSelection(stocks, round)
      selections.set(key, selection)
      for (const stock of stocks) stock.selections.add(selection)
      const subscriber: LatestSubscriber = new LatestSubscriber({
        selection,
        isCongested: following.isCongested,
        onEnd: () => forget(subscriber, key),
      })
      selection.subscribers.add(subscriber)
      subscribers.set(subscriber, following)
      if (subscribers.size === 1) startPolling()
      if (firstHere.length > 0) void sharing.announce(firstHere)
      void catchUp()
      return subscriber.stream
    },
    /** Numbers of subscribers and of followed stocks. */
    load: () => ({ subscribers: subscribers.size, stocks: followed.size, isPolling: cancelPoll !== null }),
    close(): void {
      for (const subscriber of [...subscribers.keys()]) subscriber.end()
    },
  }
}

/** Whether they are all that an event tells, not a price alone. */
function isWhole({ tags }: StockFacts): boolean {
  return tags !== null
}

function isOlder(one: StockFacts, other: StockFacts): boolean {
  return other.lastPriceAt !== null && (one.lastPriceAt === null || one.lastPriceAt < other.lastPriceAt)
}

function hasMoved(one: StockFacts, other: StockFacts): boolean {
  return (
    one.lastPrice !== other.lastPrice ||
    one.lastPriceAt !== other.lastPriceAt ||
    one.change !== other.change ||
    one.changePercent !== other.changePercent ||
    one.isIntraday !== other.isIntraday
  )
}
