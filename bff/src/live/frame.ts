import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockFacts } from '../cache/stockFacts.ts'
import type { Clock } from './priceTicks.ts'
import type { SubscriptionGroup } from './stockSelection.ts'

const FRAME_MILLISECONDS = 150
const TURN_MILLISECONDS = 8
const SUBSCRIBERS_A_LOOK = 16

type Options = {
  clock: Clock
  /** Called once per frame with the stocks that moved; delays notifications until it settles. */
  notify: (stocks: readonly StockFacts[]) => Promise<unknown> | null
}

/** Batches notifications: immediate after a quiet time, else at the end of the current frame. */
export function createTickBatcher({ clock, notify }: Options) {
  const due = new Set<SubscriptionGroup>()
  const urgent = new Set<SubscriptionGroup>()
  const moved = new Map<string, StockFacts>()
  let endsAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | null = null

  function release(selections: Set<SubscriptionGroup>): void {
    const preparing = moved.size > 0 ? notify([...moved.values()]) : null
    moved.clear()
    const released = [...selections]
    selections.clear()
    if (preparing) void preparing.then(() => flushAll(released))
    else void flushAll(released)
  }

  /** Flushes in batches and yields to the event loop in between. */
  async function flushAll(selections: readonly SubscriptionGroup[]): Promise<void> {
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
    /** `isFirst`: subscribers have no price of a stock yet, so they are notified at once. */
    add(selection: SubscriptionGroup, isFirst: boolean): void {
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
    forget(selection: SubscriptionGroup): void {
      due.delete(selection)
      urgent.delete(selection)
      if (due.size > 0) return
      cancel?.()
      cancel = null
    },
  }
}
