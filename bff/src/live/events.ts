import { changeOf, type ChangeStream, createListener, GAP, type Listener } from './changeStream.ts'
import { createEventLoop, type Events, type ReadEvents } from './eventLoop.ts'
import type { Clock } from './priceTicks.ts'

type Options = {
  read: ReadEvents
  /** Whether what failed may work with the same cursor later. */
  isPassing: (error: unknown) => boolean
  clock: Clock
  onFailure: (error: unknown) => void
  /** Sessions of this person have ended; null: perhaps of anybody. */
  onSessionsEnded?: (userId: string | null) => void
}

export type PersonEvents = ReturnType<typeof createPersonEvents>

/** What happens to people's data, for all who listen in this process: one reader, at work only while somebody listens. */
export function createPersonEvents({ read, isPassing, clock, onFailure, onSessionsEnded = () => {} }: Options) {
  const listeners = new Map<string, Set<Listener>>()
  const loop = createEventLoop({ read, isPassing, hand, clock, onFailure })
  let isReading = false
  let watchers = 0
  let isClosed = false
  const isWanted = () => !isClosed && (listeners.size > 0 || watchers > 0)

  async function readOn(): Promise<void> {
    if (isReading) return
    isReading = true
    let isTold = true
    while (isTold && isWanted()) isTold = await loop.run(isWanted)
    if (!isTold) endAll()
    isReading = false
  }

  function hand({ events, isGap }: Events): void {
    if (isGap) {
      onSessionsEnded(null)
      for (const own of listeners.values()) for (const listener of own) listener.offer(GAP)
    }
    for (const event of events) {
      if (event.kind === 'sessionsEnded') {
        onSessionsEnded(event.userId)
        continue
      }
      for (const listener of listeners.get(event.userId) ?? []) listener.offer(changeOf(event))
    }
  }

  function endAll(): void {
    for (const own of [...listeners.values()]) for (const listener of [...own]) listener.end()
  }

  return {
    /** What happens to this person from now on. Ends at once where the api tells nobody. */
    listen(userId: string): ChangeStream {
      const own = listeners.get(userId) ?? new Set()
      const listener: Listener = createListener(() => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      })
      listeners.set(userId, own.add(listener))
      void readOn()
      return listener.stream
    },
    /** Has `onSessionsEnded` told until the answer is called, also while nobody listens. */
    watch(): () => void {
      watchers += 1
      void readOn()
      return () => void (watchers -= 1)
    },
    load: () => ({ people: listeners.size, isReading }),
    close(): void {
      isClosed = true
      endAll()
      loop.wake()
    },
  }
}
