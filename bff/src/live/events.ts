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

/** Events for all listeners of this process, by one reader. */
export function createPersonEvents({ read, isPassing, clock, onFailure, onSessionsEnded = () => {} }: Options) {
  const listeners = new Map<string, Set<Listener>>()
  const loop = createEventLoop({ read, isPassing, hand, clock, onFailure })
  // Nothing more comes: the API has no events, or the service ends.
  let isOver = false
  // Position of the reader; null before it has one. Recent events are stored between positions it has passed.
  let place: string | null = null
  let passed: { readonly from: string; readonly events: Events['events'] }[] = []

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

  function end(): void {
    isOver = true
    for (const own of [...listeners.values()]) for (const listener of [...own]) listener.end()
  }

  return {
    /**
     * Starts the reader. It begins with the service, not with the first listener: a page that was read before the reader
     * has a position has to be read again. Resolves when nothing more comes.
     */
    async start(): Promise<void> {
      await loop.run(() => !isOver)
      end()
    },
    /** Current position for a page that is being read: `listen` continues from there. Null at first. */
    present: () => place,
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
      if (isOver) listener.end()
      else if (begin !== undefined) {
        const missed = begin === null ? null : since(userId, begin)
        if (!missed) listener.offer(GAP)
        for (const event of missed ?? []) listener.offer(changeOf(event))
      }
      return listener.stream
    },
    load: () => ({ people: listeners.size }),
    close(): void {
      end()
      loop.wake()
    },
  }
}
