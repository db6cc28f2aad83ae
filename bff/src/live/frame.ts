import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockFacts } from '../cache/stockFacts.ts'
import type { Clock } from './priceTicks.ts'
import type { StockSelection } from './stockSelection.ts'

/** Price moves within this time are sent together. */
const FRAME_MILLISECONDS = 150
const TURN_MILLISECONDS = 8
const SUBSCRIBERS_A_LOOK = 16

type Options = {
  clock: Clock
  /** Called once per frame with the latest facts of each stock that moved. Subscribers are notified once it settles. */
  notify: (stocks: readonly StockFacts[]) => Promise<unknown> | null
}

/** Batches notifications: at once after a quiet time, else at the end of the current frame. */
export function createFrame({ clock, notify }: Options) {
  const due = new Set<StockSelection>()
  const urgent = new Set<StockSelection>()
  const moved = new Map<string, StockFacts>()
  let endsAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | null = null

  function release(selections: Set<StockSelection>): void {
    const preparing = moved.size > 0 ? notify([...moved.values()]) : null
    moved.clear()
    const released = [...selections]
    selections.clear()
    if (preparing) void preparing.then(() => flushAll(released))
    else void flushAll(released)
  }

  /** Of many, some at a time: whoever asks for something else meanwhile does not wait for all of them. */
  async function flushAll(selections: readonly StockSelection[]): Promise<void> {
    let flushed = 0
    let turnEnds = performance.now() + TURN_MILLISECONDS
    for (const { subscribers } of selections) {
      for (const subscriber of subscribers) {
        subscriber.flush()
        flushed += 1
        if (flushed % SUBSCRIBERS_A_LOOK !== 0 || performance.now() < turnEnds) continue
        await nextTurn()
        turnEnds = performance.now() + TURN_MILLISECONDS
      }
    }
  }

  function end(): void {
    cancel = null
    endsAt = clock.now() + FRAME_MILLISECONDS
    release(due)
  }

  return {
    move: (fact: StockFacts) => void moved.set(fact.stockId, fact),
    /** `isFirst`: its subscribers have nothing yet for a stock, so they are not delayed. */
    add(selection: StockSelection, isFirst: boolean): void {
      if (!isFirst) due.add(selection)
      else urgent.add(selection)
    },
    flush(): void {
      if (urgent.size > 0) release(urgent)
      if (due.size === 0 || cancel) return
      const left = endsAt - clock.now()
      if (left <= 0) end()
      else cancel = clock.schedule(end, left)
    },
    forget(selection: StockSelection): void {
      due.delete(selection)
      urgent.delete(selection)
      if (due.size > 0) return
      cancel?.()
      cancel = null
    },
  }
}
