import type { StockFacts } from '../cache/stockFacts.ts'

/** `sequence` counts the events of one subscription from 1. */
export type Tick = { sequence: number; stocks: StockFacts[] }

export type TickStream = AsyncIterableIterator<Tick> & {
  return: () => Promise<IteratorResult<Tick>>
  /** Hands over each tick at once instead of one by one to who asks; resolves when the stream has ended. */
  pipe: (take: (tick: Tick) => void) => Promise<void>
}

type Options = {
  stockIds: readonly string[]
  /** True while what was sent before still waits to leave: the newest prices are kept until it has left. */
  isCongested: () => boolean
  onEnd: () => void
}

export type Subscriber = ReturnType<typeof createLatestSubscriber>

/** One reader of ticks. Keeps the newest of each stock and no more, however slowly they are taken. */
export function createLatestSubscriber({ stockIds, isCongested, onEnd }: Options) {
  const lacking = new Set(stockIds)
  const newest = new Map<string, StockFacts>()
  const waiting: ((result: IteratorResult<Tick>) => void)[] = []
  let sequence = 0
  let hasEnded = false
  let take: ((tick: Tick) => void) | null = null
  let settlePipe = () => {}

  function flush(): void {
    if (newest.size === 0 || (!take && waiting.length === 0) || isCongested()) return
    sequence += 1
    const tick = { sequence, stocks: [...newest.values()] }
    newest.clear()
    if (take) take(tick)
    else waiting.shift()?.({ done: false, value: tick })
  }

  function end(): void {
    if (hasEnded) return
    hasEnded = true
    newest.clear()
    for (const settle of waiting.splice(0)) settle({ done: true, value: undefined })
    settlePipe()
    onEnd()
  }

  const stream: TickStream = {
    next: () =>
      new Promise((settle) => {
        if (hasEnded) return settle({ done: true, value: undefined })
        waiting.push(settle)
        flush()
      }),
    pipe: (next) =>
      new Promise((settle) => {
        if (hasEnded) return settle()
        settlePipe = settle
        take = next
        flush()
      }),
    async return() {
      end()
      return { done: true, value: undefined }
    },
    async throw(error) {
      end()
      throw error
    },
    [Symbol.asyncIterator]: () => stream,
  }

  return {
    stockIds,
    stream,
    /** Stocks of which nothing was offered yet. */
    lacking,
    offer(facts: StockFacts): void {
      if (lacking.size > 0) lacking.delete(facts.stockId)
      newest.set(facts.stockId, facts)
    },
    flush,
    end,
  }
}
