import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockFacts } from '../cache/stockFacts.ts'
import type { Clock } from './priceTicks.ts'
import type { Subscriber } from './latestSubscriber.ts'

/** Price moves within this time are sent together. */
const FRAME_MILLISECONDS = 150
const TURN_MILLISECONDS = 8
const FOLLOWERS_A_LOOK = 16

type Options = {
  clock: Clock
  /** Called once per frame with the latest facts of each stock that moved. Followers are notified once it settles. */
  notify: (stocks: readonly StockFacts[]) => Promise<unknown> | null
}

/** Batches notifications: at once after a quiet time, else at the end of the current frame. */
export function createFrame({ clock, notify }: Options) {
  const due = new Set<Subscriber>()
  const urgent = new Set<Subscriber>()
  const moved = new Map<string, StockFacts>()
  let endsAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | null = null

  function release(followers: Set<Subscriber>): void {
    const preparing = moved.size > 0 ? notify([...moved.values()]) : null
    moved.clear()
    const released = [...followers]
    followers.clear()
    if (preparing) void preparing.then(() => flushAll(released))
    else void flushAll(released)
  }

  /** Of many, some at a time: whoever asks for something else meanwhile does not wait for all of them. */
  async function flushAll(followers: readonly Subscriber[]): Promise<void> {
    let turnEnds = performance.now() + TURN_MILLISECONDS
    for (const [place, follower] of followers.entries()) {
      follower.flush()
      if (place % FOLLOWERS_A_LOOK !== 0 || performance.now() < turnEnds) continue
      await nextTurn()
      turnEnds = performance.now() + TURN_MILLISECONDS
    }
  }

  function end(): void {
    cancel = null
    endsAt = clock.now() + FRAME_MILLISECONDS
    release(due)
  }

  return {
    move: (fact: StockFacts) => void moved.set(fact.stockId, fact),
    /** `isFirst`: the follower has nothing yet for this stock, so it is not delayed. */
    add(follower: Subscriber, isFirst: boolean): void {
      if (!isFirst) due.add(follower)
      else urgent.add(follower)
    },
    flush(): void {
      if (urgent.size > 0) release(urgent)
      if (due.size === 0 || cancel) return
      const left = endsAt - clock.now()
      if (left <= 0) end()
      else cancel = clock.schedule(end, left)
    },
    forget(follower: Subscriber): void {
      due.delete(follower)
      urgent.delete(follower)
      if (due.size > 0) return
      cancel?.()
      cancel = null
    },
  }
}
