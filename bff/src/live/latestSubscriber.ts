import { type AsyncStream, createPushStream } from '@palier/service/flow/asyncStream'
import type { StockFacts } from '../cache/stockFacts.ts'
import type { SubscriptionGroup } from './stockSelection.ts'

/** `sequence` starts at 1. Subscribers with the same news share the `stocks` array. */
export type Tick = { sequence: number; stocks: readonly StockFacts[] }

export type TickOutlet = { take: (tick: Tick) => void }

export type TickStream = AsyncStream<Tick> & {
  /** Pushes ticks instead of waiting for `next`; resolves when the stream ends. */
  pipe: (outlet: TickOutlet) => Promise<void>
}

type Options = {
  selection: SubscriptionGroup
  /** True while earlier messages are still being sent; ticks are then held back. */
  isCongested: () => boolean
  onEnd: () => void
}

/** One object per subscriber: there are thousands, and each memory access counts. */
export class LatestSubscriber {
  readonly stream: TickStream
  readonly #selection: SubscriptionGroup
  readonly #isCongested: () => boolean
  readonly #push: ReturnType<typeof createPushStream<Tick>>
  #outlet: TickOutlet | null = null
  #seenRound = -1
  #sequence = 0
  #isHeldBack = false
  #settlePipe = () => {}

  constructor({ selection, isCongested, onEnd }: Options) {
    this.#selection = selection
    this.#isCongested = isCongested
    this.#push = createPushStream({
      take: () => this.#take(),
      onEnd: () => {
        this.#outlet = null
        this.#settlePipe()
        onEnd()
      },
    })
    this.stream = Object.assign(this.#push.stream, { pipe: (outlet: TickOutlet) => this.#pipe(outlet) })
  }

  flush(): void {
    if (!this.#outlet) return this.#push.flush()
    const tick = this.#take()
    if (tick) this.#outlet.take(tick)
  }

  flushHeldBack(): void {
    if (this.#isHeldBack) this.flush()
  }

  end(): void {
    this.#push.end()
  }

  #take(): Tick | undefined {
    const { round } = this.#selection
    if (this.#seenRound >= round) return undefined
    this.#isHeldBack = this.#isCongested()
    if (this.#isHeldBack) return undefined
    const stocks = this.#selection.changesSince(this.#seenRound)
    this.#seenRound = round
    if (stocks.length === 0) return undefined
    this.#sequence += 1
    return { sequence: this.#sequence, stocks }
  }

  #pipe(outlet: TickOutlet): Promise<void> {
    return new Promise((settle) => {
      if (this.#push.hasEnded()) return settle()
      this.#settlePipe = settle
      this.#outlet = outlet
      this.flush()
    })
  }
}
