import { LRUCache } from 'lru-cache'
import type { StockFacts } from '../cache/stockFacts.ts'
import { createFrame } from './frame.ts'
import { createLatestSubscriber, type Subscriber, type TickStream } from './latestSubscriber.ts'

const MAXIMUM_REMEMBERED = 50_000
/** Hears of the stocks that moved before their followers do, who wait until it is done; null when it is at once. */
export type MoveListener = (stocks: readonly StockFacts[]) => Promise<unknown> | null

export type Clock = {
  now: () => number
  /** Runs it once after so many milliseconds; the answer calls it off. */
  schedule: (run: () => void, milliseconds: number) => () => void
}

/** What the processes do for each other's prices. */
export type PriceSharing = {
  /** These are followed here, at least until the next period. True while what is read for all comes by itself. */
  announce: (stockIds: string[]) => Promise<boolean>
  /** Who hears what one process has read for all. */
  onRound: (listener: (stocks: readonly StockFacts[]) => void) => void
}

/** Of a process that is alone. */
export const READS_FOR_ITSELF: PriceSharing = { announce: async () => false, onRound() {} }

type Options = {
  /** Reads these stocks; `tokens` are those of the people who follow prices at this moment. Null where none can read. */
  read: (stockIds: string[], tokens: string[]) => Promise<StockFacts[] | null>
  sharing?: PriceSharing
  periodMilliseconds: number
  clock: Clock
  onFailure: (error: unknown) => void
}

type Following = {
  stockIds: readonly string[]
  /** Null for what is open to everybody. */
  token: string | null
  isCongested: () => boolean
}

export type PriceTicks = ReturnType<typeof createPriceTicks>

/**
 * The live prices of the whole process: one reader for all subscribers, at work only while there are any and nobody else
 * reads for them. Each subscriber first gets what is known of its stocks, then what changes.
 */
export function createPriceTicks({ read, sharing = READS_FOR_ITSELF, periodMilliseconds, clock, onFailure }: Options) {
  const cache = new LRUCache<string, { facts: StockFacts; readAt: number }>({ max: MAXIMUM_REMEMBERED })
  const subscribers = new Map<Subscriber, Following>()
  const followers = new Map<string, Set<Subscriber>>()
  const wanted = new Set<string>()
  const listeners = new Set<MoveListener>()
  const frame = createFrame({ clock, notify: notifyListeners })
  let isCatchingUp = false
  let lastRoundAt = clock.now()
  let cancelPoll: (() => void) | null = null

  function notifyListeners(stocks: readonly StockFacts[]): Promise<unknown> | null {
    const preparing = [...listeners].flatMap((listener) => listener(stocks) ?? [])
    // A follower that cannot be told hears of that itself.
    return preparing.length > 0 ? Promise.allSettled(preparing) : null
  }

  function remember(facts: readonly StockFacts[]): void {
    for (const fact of facts) {
      const known = cache.get(fact.stockId)?.facts
      if (known && isOlder(fact, known)) continue
      cache.set(fact.stockId, { facts: fact, readAt: clock.now() })
      const isNews = !known || hasMoved(known, fact)
      const those = followers.get(fact.stockId)
      if (those && isNews) frame.move(fact)
      for (const follower of those ?? []) {
        const isFirst = follower.lacking.has(fact.stockId)
        if (!isNews && !isFirst) continue
        follower.offer(fact)
        frame.add(follower, isFirst)
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
        if (!(await sharing.announce([...followers.keys()]))) await readAndLearn([...followers.keys()])
        // Those who could take nothing before may be able to now.
        for (const subscriber of subscribers.keys()) if (!frame.has(subscriber)) subscriber.flush()
        if (!isStopped) arm()
      }, periodMilliseconds)
      cancelPoll = () => {
        isStopped = true
        cancel()
      }
    }
    arm()
  }

  /** Many may come at once after an interruption: while one read is under way, what the others want is gathered. */
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

  function forget(subscriber: Subscriber): void {
    subscribers.delete(subscriber)
    frame.forget(subscriber)
    for (const stockId of subscriber.stockIds) {
      const others = followers.get(stockId)
      others?.delete(subscriber)
      if (others?.size === 0) followers.delete(stockId)
    }
    if (subscribers.size > 0) return
    cancelPoll?.()
    cancelPoll = null
  }

  sharing.onRound(rememberRound)

  return {
    /** Prices that were read for another purpose; they reach whoever follows them. */
    remember,
    /** The answer calls it off. */
    onMoves(listener: MoveListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** How many follow how many stocks, and how old what they were told last is; nothing is old that nobody follows. */
    figures: () => ({
      subscribers: subscribers.size,
      stocks: followers.size,
      ageMilliseconds: followers.size === 0 ? 0 : clock.now() - lastRoundAt,
    }),
    /** The newest price that is known of a stock, and whether it was read within a period. */
    priceOf(stockId: string): { facts: StockFacts; isFresh: boolean } | null {
      const known = cache.get(stockId)
      return known ? { facts: known.facts, isFresh: clock.now() < known.readAt + periodMilliseconds } : null
    },
    /** Ends as soon as its `return` is called. */
    follow(following: Following): TickStream {
      const stockIds = [...new Set(following.stockIds)]
      const subscriber: Subscriber = createLatestSubscriber({
        stockIds,
        isCongested: following.isCongested,
        onEnd: () => forget(subscriber),
      })
      subscribers.set(subscriber, following)
      const oldest = clock.now() - periodMilliseconds
      const firstHere = stockIds.filter((stockId) => !followers.has(stockId))
      for (const stockId of stockIds) {
        const others = followers.get(stockId) ?? new Set()
        followers.set(stockId, others.add(subscriber))
        const known = cache.get(stockId)
        if (known && known.readAt >= oldest) subscriber.offer(known.facts)
        else wanted.add(stockId)
      }
      if (subscribers.size === 1) startPolling()
      if (firstHere.length > 0) void sharing.announce(firstHere)
      void catchUp()
      return subscriber.stream
    },
    /** How many follow prices, and how many stocks are followed. */
    load: () => ({ subscribers: subscribers.size, stocks: followers.size, isPolling: cancelPoll !== null }),
    close(): void {
      for (const subscriber of [...subscribers.keys()]) subscriber.end()
    },
  }
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
