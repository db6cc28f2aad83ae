import type { IEnvironment } from 'relay-runtime'
import { now } from '../../../device/clock.ts'

/** A connection that comes and goes must not reload the page's data each time. */
const BETWEEN_READS_MILLISECONDS = 10_000
/** Most losses are over before a notice could be read. */
const UNNOTICED_MILLISECONDS = 5000

interface Connection {
  /** Calls back when the live connection is there again after a loss. Returns a function that stops it. */
  onBack(notify: () => void): () => void
  /** Calls back when `interruptedSince` has another answer. Returns a function that stops it. */
  onTurn(notify: () => void): () => void
  /** When the last message came, while the connection is lost; else null. */
  interruptedSince(): Date | null
  lost(lastMessageAt: Date): void
  back(): void
  unwanted(): void
}

const connections = new WeakMap<IEnvironment, Connection>()

/** The state of the live connection of a session. */
export function connectionOf(environment: IEnvironment): Connection {
  const known = connections.get(environment)
  if (known) return known
  const made = createConnection()
  connections.set(environment, made)
  return made
}

function createConnection(): Connection {
  const readers = new Set<() => void>()
  const watchers = new Set<() => void>()
  let since: Date | null = null
  let noticeTimer: ReturnType<typeof setTimeout> | undefined
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let readAt = Number.NEGATIVE_INFINITY

  function turn(next: Date | null): void {
    clearTimeout(noticeTimer)
    noticeTimer = undefined
    if (next === since) return
    since = next
    for (const notify of watchers) notify()
  }
  function read(): void {
    readTimer = undefined
    readAt = now().getTime()
    for (const notify of readers) notify()
  }

  return {
    onBack: (notify) => listen(readers, notify),
    onTurn: (notify) => listen(watchers, notify),
    interruptedSince: () => since,
    lost(lastMessageAt) {
      if (since === null) noticeTimer ??= setTimeout(() => turn(lastMessageAt), UNNOTICED_MILLISECONDS)
    },
    back() {
      turn(null)
      if (readTimer !== undefined) return
      const wait = readAt + BETWEEN_READS_MILLISECONDS - now().getTime()
      if (wait <= 0) read()
      else readTimer = setTimeout(read, wait)
    },
    unwanted: () => turn(null),
  }
}

function listen(listeners: Set<() => void>, notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
