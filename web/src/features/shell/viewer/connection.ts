import type { IEnvironment } from 'relay-runtime'
import { now } from '../../../device/clock.ts'

/** Minimum interval between reloads on an unstable connection. */
const BETWEEN_READS_MILLISECONDS = 10_000
/** Most losses end before a notice could be read. */
const UNNOTICED_MILLISECONDS = 5000

interface Connection {
  /** Calls `notify` when the connection is back after a loss. Returns an unsubscribe function. */
  onBack(notify: () => void): () => void
  /** Calls `notify` when `interruptedSince` changes. Returns an unsubscribe function. */
  onTurn(notify: () => void): () => void
  /** Time of the last message while the connection is lost, else null. */
  interruptedSince(): Date | null
  lost(lastMessageAt: Date): void
  back(): void
  unwanted(): void
}

const connections = new WeakMap<IEnvironment, Connection>()

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
