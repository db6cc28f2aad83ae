import type { WirePersonEvent } from '@palier/contract/notifications/noticeSchemas'
import { changeOf, type ChangeStream, createListener, GAP, type Listener } from './changeStream.ts'
import { createEventLoop, type Events, type ReadEvents } from './eventLoop.ts'
import type { Clock } from './priceTicks.ts'

/** Events kept so that a page can subscribe shortly after it was read. */
const MAXIMUM_EVENTS = 2000

type Options = {
  read: ReadEvents
  /** Whether a failed read may succeed later with the same cursor. */
  isPassing: (error: unknown) => boolean
  clock: Clock
  onFailure: (error: unknown) => void
  /** Sessions of this person have ended; null: possibly of anybody. */
  onSessionsEnded?: (userId: string | null) => void
}

export type PersonEvents = ReturnType<typeof createPersonEvents>

/** Events for all listeners of this process: one reader, started by the first page or listener. */
export function createPersonEvents({ read, isPassing, clock, onFailure, onSessionsEnded = () => {} }: Options) {
  const listeners = new Map<string, Set<Listener>>()
  const loop = createEventLoop({ read, isPassing, hand, clock, onFailure })
  let isReading = false
  let watchers = 0
  let isClosed = false
  // Whether pages were read whose listeners may come later.
  let hasPages = false
  // Whether the API is known to have no events: then nothing can be missed.
  let isSilent = false
  // Position of the reader; null before it has one. Recent events are stored between positions it has passed.
  let place: string | null = null
  let passed: { readonly from: string; readonly events: Events['events'] }[] = []
  const isWanted = () => !isClosed && (listeners.size > 0 || watchers > 0 || hasPages)

  async function readOn(): Promise<void> {
    if (isReading) return
    isReading = true
    let isSupported = true
    while (isSupported && isWanted()) {
      forget()
      isSupported = await loop.run(isWanted)
    }
    forget()
    isSilent = !isSupported
    if (isSilent) endAll()
    isReading = false
  }

  function forget(): void {
    place = null
    passed = []
  }

  function keep({ events, cursor, isGap }: Events): void {
    if (isGap || place === null) passed = []
    else if (cursor !== place) {
      passed.push({ from: place, events })
      let count = passed.reduce((sum, batch) => sum + 1 + batch.events.length, 0)
      while (count > MAXIMUM_EVENTS) count -= 1 + (passed.shift()?.events.length ?? 0)
    }
    place = cursor
  }

  /** Events of a person since a position; null when the position is no longer known. */
  function since(userId: string, begin: string): WirePersonEvent[] | null {
    if (begin === place) return []
    const first = passed.findIndex(({ from }) => from === begin)
    if (first === -1) return null
    const events = passed.slice(first).flatMap((batch) => batch.events)
    return events.filter((event) => event.userId === userId && event.kind !== 'sessionsEnded')
  }

  function hand(read: Events): void {
    const { events, isGap } = read
    keep(read)
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
    /** Current position for a page that is being read: `listen` continues from there. Null at first. */
    present(): string | null {
      hasPages = true
      void readOn()
      return place
    },
    /**
     * Events of this person from now on, or from the position where a page was read; an unknown position yields a gap
     * first. Ends at once when the API has no events.
     */
    listen(userId: string, begin?: string | null): ChangeStream {
      const own = listeners.get(userId) ?? new Set()
      const listener: Listener = createListener(() => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      })
      listeners.set(userId, own.add(listener))
      if (begin !== undefined && !isSilent) {
        const missed = begin === null ? null : since(userId, begin)
        if (!missed) listener.offer(GAP)
        for (const event of missed ?? []) listener.offer(changeOf(event))
      }
      void readOn()
      return listener.stream
    },
    /** Keeps the reader running for `onSessionsEnded` until the returned function is called, even without listeners. */
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
