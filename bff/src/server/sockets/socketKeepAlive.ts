import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Clock } from '../../live/priceTicks.ts'

const LOOK_MILLISECONDS = 5000
/** After so long a ping goes along with an event, which costs less than one of its own at the next check. */
const DUE_MILLISECONDS = 4000
/** A client that has not answered a ping for this long counts as not reading. */
const UNANSWERED_MILLISECONDS = 2000
/** Plus the check interval: a dead connection lasts a minute at most. */
const GONE_MILLISECONDS = 50_000
const UNUSED_MILLISECONDS = 60_000
const FULL_BYTES = 1024 * 1024
const FULL_MILLISECONDS = 10_000

/** Owner of a socket: a session, or an address without one. */
export type SocketOwner = { kind: 'session' | 'address'; id: string }

const MAXIMUM = { session: 20, address: 100 } as const

type Watched = {
  owner: SocketOwner
  /** What the socket writes to. */
  connection: Pick<Writable, 'cork' | 'uncork'>
  /** Number of its subscriptions. */
  count: () => number
  usedAt: number
  /** When a ping was sent that is not answered yet. */
  askedAt: number | null
  lastAskedAt: number
  fullSince: number | null
}

export type SocketKeepAlive = ReturnType<typeof createSocketKeepAlive>

/**
 * Limits sockets per owner and closes idle, congested and dead ones, with one check of all every five seconds while
 * there are any.
 */
export function createSocketKeepAlive(clock: Clock) {
  const watched = new Map<WebSocket, Watched>()
  const held = new Map<string, number>()
  let cancelLook: (() => void) | null = null

  const heldBy = (owner: SocketOwner) => held.get(keyOf(owner)) ?? 0

  function count(owner: SocketOwner, change: 1 | -1): void {
    const left = heldBy(owner) + change
    if (left > 0) held.set(keyOf(owner), left)
    else held.delete(keyOf(owner))
  }

  function arm(): void {
    cancelLook ??= clock.schedule(() => {
      cancelLook = null
      for (const [socket, state] of watched) check(socket, state)
      if (watched.size > 0) arm()
    }, LOOK_MILLISECONDS)
  }

  function check(socket: WebSocket, state: Watched): void {
    const now = clock.now()
    if (socket.readyState !== socket.OPEN) return
    if (state.askedAt !== null && now - state.askedAt >= GONE_MILLISECONDS) return socket.terminate()
    if (socket.bufferedAmount <= FULL_BYTES) state.fullSince = null
    else state.fullSince ??= now
    // Its buffer is full: a close frame would not arrive.
    if (state.fullSince !== null && now - state.fullSince >= FULL_MILLISECONDS) return socket.terminate()
    if (state.count() > 0) state.usedAt = now
    if (now - state.usedAt >= UNUSED_MILLISECONDS) return socket.close(1000, 'Nothing was subscribed for a minute.')
    if (isDue(state, now)) ask(socket, state, now)
  }

  function isDue({ askedAt, lastAskedAt }: Watched, now: number): boolean {
    return askedAt === null && now - lastAskedAt >= DUE_MILLISECONDS
  }

  function ask(socket: WebSocket, state: Watched, now: number): void {
    state.askedAt = state.lastAskedAt = now
    socket.ping()
  }

  return {
    /** False when the owner has too many sockets. */
    watch(socket: WebSocket, owner: SocketOwner, connection: Watched['connection']): boolean {
      if (heldBy(owner) >= MAXIMUM[owner.kind]) return false
      const now = clock.now()
      const state: Watched = {
        owner,
        connection,
        count: () => 0,
        usedAt: now,
        askedAt: null,
        lastAskedAt: now,
        fullSince: null,
      }
      watched.set(socket, state)
      count(owner, 1)
      socket.on('pong', () => (state.askedAt = null))
      socket.once('close', () => {
        watched.delete(socket)
        count(state.owner, -1)
        if (watched.size > 0) return
        cancelLook?.()
        cancelLook = null
      })
      arm()
      return true
    },
    /** Changes the owner of a socket. False when the new one has too many. */
    setOwner(socket: WebSocket, owner: SocketOwner): boolean {
      const state = watched.get(socket)
      if (!state) return false
      if (keyOf(state.owner) === keyOf(owner)) return true
      if (heldBy(owner) >= MAXIMUM[owner.kind]) return false
      count(state.owner, -1)
      count(owner, 1)
      state.owner = owner
      return true
    },
    /** Sets how to count the subscriptions of a socket. */
    countBy(socket: WebSocket, count: () => number): void {
      const state = watched.get(socket)
      if (state) state.count = count
    },
    /** False when the client has stopped reading: messages would be buffered and outdated. */
    isReading(socket: WebSocket): boolean {
      const askedAt = watched.get(socket)?.askedAt ?? null
      return askedAt === null || clock.now() - askedAt < UNANSWERED_MILLISECONDS
    },
    /** Sends an event, and where a ping is due both in one write. */
    send(socket: WebSocket, text: string): void {
      const state = watched.get(socket)
      const now = clock.now()
      if (!state || !isDue(state, now)) return socket.send(text)
      state.connection.cork()
      socket.send(text)
      ask(socket, state, now)
      state.connection.uncork()
    },
    figures() {
      let subscriptions = 0
      for (const state of watched.values()) subscriptions += state.count()
      return { sockets: watched.size, subscriptions }
    },
  }
}

function keyOf({ kind, id }: SocketOwner): string {
  return `${kind} ${id}`
}
