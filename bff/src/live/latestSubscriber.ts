import { type AsyncStream, createPushStream } from '@palier/service/flow/asyncStream'
import type { StockFacts } from '../cache/stockFacts.ts'
import type { StockSelection } from './stockSelection.ts'

/** `sequence` counts the events of one subscription from 1. The stocks are one array for all who get the same. */
export type Tick = { sequence: number; stocks: readonly StockFacts[] }

export type TickStream = AsyncStream<Tick> & {
  /** Pushes each tick instead of waiting for `next`; resolves when the stream ends. */
  pipe: (receive: (tick: Tick) => void) => Promise<void>
}

type Options = {
  selection: StockSelection
  /** True while earlier messages are still being sent: only the newest prices are buffered meanwhile. */
  isCongested: () => boolean
  onEnd: () => void
}

export type Subscriber = ReturnType<typeof createLatestSubscriber>

/** Subscriber that gets the latest tick per stock, however slowly it reads: it keeps nothing but the round it has had. */
export function createLatestSubscriber({ selection, isCongested, onEnd }: Options) {
  let seenRound = -1
  let sequence = 0
  let isHeldBack = false
  let receive: ((tick: Tick) => void) | null = null
  let settlePipe = () => {}

  function take(): Tick | undefined {
    if (seenRound >= selection.round) return undefined
    isHeldBack = isCongested()
    if (isHeldBack) return undefined
    const stocks = selection.newsSince(seenRound)
    seenRound = selection.round
    if (stocks.length === 0) return undefined
    sequence += 1
    return { sequence, stocks }
  }

  const push = createPushStream({
    take,
    onEnd() {
      receive = () => {}
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
    stream: Object.assign(push.stream, { pipe }),
    flush,
    /** Tries again where earlier messages were still being sent. */
    flushHeldBack(): void {
      if (isHeldBack) flush()
    },
    end: push.end,
  }
}
