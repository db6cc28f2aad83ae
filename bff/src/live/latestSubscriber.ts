import { type AsyncStream, createPushStream } from '@palier/service/flow/asyncStream'
import type { StockFacts } from '../cache/stockFacts.ts'

/** `sequence` counts the events of one subscription from 1. */
export type Tick = { sequence: number; stocks: StockFacts[] }

export type TickStream = AsyncStream<Tick> & {
  /** Pushes each tick instead of waiting for `next`; resolves when the stream ends. */
  pipe: (receive: (tick: Tick) => void) => Promise<void>
}

type Options = {
  stockIds: readonly string[]
  /** True while earlier messages are still being sent: only the newest prices are buffered meanwhile. */
  isCongested: () => boolean
  onEnd: () => void
}

export type Subscriber = ReturnType<typeof createLatestSubscriber>

/** Subscriber that buffers only the latest tick per stock, however slowly it reads. */
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
    /** Stocks without any price so far. */
    lacking,
    offer(facts: StockFacts): void {
      if (lacking.size > 0) lacking.delete(facts.stockId)
      newest.set(facts.stockId, facts)
    },
    flush,
    end: push.end,
  }
}
