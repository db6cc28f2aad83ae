import type { WirePersonEvent } from '@palier/contract/notifications/noticeSchemas'
import { changeOf, type ChangeStream, createListener, GAP, type Listener } from './changeStream.ts'
import { createEventLoop, type Events, type ReadEvents } from './eventLoop.ts'
import type { Clock } from './priceTicks.ts'

/** Number of recent events stored, so that a page can subscribe shortly after it was read. */
const MAXIMUM_EVENTS = 2000

type Options = {
  read: ReadEvents
  isPassing: (error: unknown) => boolean
  clock: Clock
  onFailure: (error: unknown) => void
  /** Receives the user whose sessions ended; null for possibly all users. */
  onSessionsEnded?: (userId: string | null) => void
}

export type UserEvents = ReturnType<typeof createUserEvents>

/** One reader serves all listeners of this process. */
export function createUserEvents({ read, isPassing, clock, onFailure, onSessionsEnded = () => {} }: Options) {
  const listeners = new Map<string, Set<Listener>>()
  const loop = createEventLoop({ read, isPassing, hand, clock, onFailure })
  // True once the API reports no events or the service stops.
  let isOver = false
  // Cursor of the reader, initially null. Recent events are stored between cursors it has passed.
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

  /** Events of a user since a cursor; null if the cursor is too old. */
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
    /** Runs from the start of the service, since pages read before the first cursor must reload. */
    async start(): Promise<void> {
      await loop.run(() => !isOver)
      end()
    },
    /** Cursor to pass to `listen` for a page being read; initially null. */
    present: () => place,
    /** Events from now on, or since `begin`; an unknown cursor yields a gap first. */
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
