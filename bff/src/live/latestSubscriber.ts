import { type AsyncStream, createPushStream } from '@palier/service/flow/asyncStream'
import type { StockFacts } from '../cache/stockFacts.ts'
import type { StockSelection } from './stockSelection.ts'

/** `sequence` counts the events of one subscription from 1. The stocks are one array for all who get the same. */
export type Tick = { sequence: number; stocks: readonly StockFacts[] }

/** Takes ticks as they come. */
export type TickOutlet = { take: (tick: Tick) => void }

export type TickStream = AsyncStream<Tick> & {
  /** Pushes each tick instead of waiting for `next`; resolves when the stream ends. */
  pipe: (outlet: TickOutlet) => Promise<void>
}

type Options = {
  selection: StockSelection
  /** True while earlier messages are still being sent: only the newest prices are buffered meanwhile. */
  isCongested: () => boolean
  onEnd: () => void
}

/**
 * Subscriber that gets the latest tick per stock, however slowly it reads: it keeps nothing but the round it has had. There
 * are thousands, and each object that a delivery has to fetch from memory is felt: so its state is one.
 */
export class LatestSubscriber {
  readonly stream: TickStream
  readonly #selection: StockSelection
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

  /** Tries again where earlier messages were still being sent. */
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
    const stocks = this.#selection.newsSince(this.#seenRound)
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
