import { type AsyncStream, createPushStream } from '@palier/service/flow/asyncStream'
import type { StockFacts } from '../cache/stockFacts.ts'

/** `sequence` counts the events of one subscription from 1. */
export type Tick = { sequence: number; stocks: StockFacts[] }

export type TickStream = AsyncStream<Tick> & {
  /** Hands over each tick at once instead of one by one to who asks; resolves when the stream has ended. */
  pipe: (receive: (tick: Tick) => void) => Promise<void>
}

type Options = {
  stockIds: readonly string[]
  /** True while what was sent before still waits to leave: the newest prices are kept until it has left. */
  isCongested: () => boolean
  onEnd: () => void
}

export type Subscriber = ReturnType<typeof createLatestSubscriber>

/** One reader of ticks. Buffers the newest of each stock and no more, however slowly they are taken. */
export function createLatestSubscriber({ stockIds, isCongested, onEnd }: Options) {
  const lacking = new Set(stockIds)
  const newest = new Map<string, StockFacts>()
  let sequence = 0
  let receive: ((tick: Tick) => void) | null = null
  let settlePipe = () => {}

  function take(): Tick | undefined {
    if (newest.size === 0 || isCongested()) return undefined
    sequence += 1
    const tick = { sequence, stocks: [...newest.values()] }
    newest.clear()
    return tick
  }

  const push = createPushStream({
    take,
    onEnd() {
      newest.clear()
      settlePipe()
      onEnd()
    },
  })

  function flush(): void {
    if (!receive) return push.flush()
    const tick = take()
    if (tick) receive(tick)
  }

  const pipe: TickStream['pipe'] = (next) =>
    new Promise((settle) => {
      if (push.hasEnded()) return settle()
      settlePipe = settle
      receive = next
      flush()
    })

  return {
    stockIds,
    stream: Object.assign(push.stream, { pipe }),
    /** Stocks of which nothing was offered yet. */
    lacking,
    offer(facts: StockFacts): void {
      if (lacking.size > 0) lacking.delete(facts.stockId)
      newest.set(facts.stockId, facts)
    },
    flush,
    end: push.end,
  }
}
