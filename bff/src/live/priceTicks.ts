import { type StockFacts, withPriceOf } from '../cache/stockFacts.ts'
import { createTickBatcher } from './frame.ts'
import { LatestSubscriber, type TickStream } from './latestSubscriber.ts'
import { createStockSelection, type FollowedStock, type SubscriptionGroup } from './stockSelection.ts'
import { createBoundedCache } from '../limits/boundedCache.ts'

const MAXIMUM_REMEMBERED = 50_000
/** Called with moved stocks; followers are notified once the promise settles. */
export type MoveListener = (stocks: readonly StockFacts[]) => Promise<unknown> | null

export type Clock = {
  now: () => number
  /** Returns a function that cancels the run. */
  schedule: (run: () => void, milliseconds: number) => () => void
}

export type PriceSharing = {
  /** Returns true if a shared reader delivers the stocks until the next period. */
  announce: (stockIds: string[]) => Promise<boolean>
  onRound: (listener: (stocks: readonly StockFacts[]) => void) => void
}

export const READS_FOR_ITSELF: PriceSharing = { announce: async () => false, onRound() {} }

type Options = {
  /** `tokens` are those of current followers. Returns null if none may read. */
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

/** Polls only while there are subscribers and no other process reads for them. */
export function createPriceTicks({ read, sharing = READS_FOR_ITSELF, periodMilliseconds, clock, onFailure }: Options) {
  const cache = createBoundedCache<string, { facts: StockFacts; readAt: number }>(MAXIMUM_REMEMBERED)
  const subscribers = new Map<LatestSubscriber, Following>()
  const followed = new Map<string, FollowedStock>()
  const selections = new Map<string, SubscriptionGroup>()
  const wanted = new Set<string>()
  const listeners = new Set<MoveListener>()
  const frame = createTickBatcher({ clock, notify: notifyListeners })
  let round = 0
  let isCatchingUp = false
  let lastRoundAt = clock.now()
  let cancelPoll: (() => void) | null = null

  function notifyListeners(stocks: readonly StockFacts[]): Promise<unknown> | null {
    const preparing = [...listeners].flatMap((listener) => listener(stocks) ?? [])
    // A listener handles its own failure.
    return preparing.length > 0 ? Promise.allSettled(preparing) : null
  }

  function remember(facts: readonly StockFacts[]): void {
    const next = round + 1
    for (const told of facts) {
      const known = cache.get(told.stockId)?.facts
      if (known && isOlder(told, known)) continue
      // A holding states little more than a price: its missing fields are not news.
      const fact = known && !isWhole(told) ? withPriceOf(known, told) : told
      cache.set(fact.stockId, { facts: fact, readAt: clock.now() })
      const stock = followed.get(fact.stockId)
      if (!stock || !isWhole(fact)) continue
      // A subscriber waits for the first price.
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

  /** Collects requests while a read runs, since an interruption ends with many at once. */
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

  /** Sets the price if it is fresh, else requests a read. */
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
    /** Returns a function that removes the listener. */
    onMoves(listener: MoveListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Age of the last prices; 0 without followers. */
    figures: () => ({
      subscribers: subscribers.size,
      stocks: followed.size,
      ageMilliseconds: followed.size === 0 ? 0 : clock.now() - lastRoundAt,
    }),
    /** `isFresh`: read within the last period. */
    priceOf(stockId: string): { facts: StockFacts; isFresh: boolean } | null {
      const known = cache.get(stockId)
      return known ? { facts: known.facts, isFresh: clock.now() < known.readAt + periodMilliseconds } : null
    },
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
    load: () => ({ subscribers: subscribers.size, stocks: followed.size, isPolling: cancelPoll !== null }),
    close(): void {
      for (const subscriber of [...subscribers.keys()]) subscriber.end()
    },
  }
}

/** False for facts of a holding, which lack all but the price. */
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
