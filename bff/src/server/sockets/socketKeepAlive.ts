import type { WebSocket } from 'ws'
import type { Clock } from '../../live/priceTicks.ts'

const LOOK_MILLISECONDS = 5000
/** Whoever has not answered for so long is taken to read nothing for now. */
const UNANSWERED_MILLISECONDS = 2000
/** With the time between two looks: a connection whose other end is gone lasts a minute at most. */
const GONE_MILLISECONDS = 50_000
const UNUSED_MILLISECONDS = 60_000
const FULL_BYTES = 1024 * 1024
const FULL_MILLISECONDS = 10_000

/** Who holds a socket: a session, or an address for whoever has none. */
export type SocketOwner = { kind: 'session' | 'address'; id: string }

const MAXIMUM = { session: 20, address: 100 } as const

type Watched = {
  owner: SocketOwner
  /** How many subscriptions it carries. */
  count: () => number
  usedAt: number
  /** When it was asked for a sign of life that has not come yet. */
  askedAt: number | null
  fullSince: number | null
}

export type SocketKeepAlive = ReturnType<typeof createSocketKeepAlive>

/**
 * Looks after the sockets of this process: how many somebody may hold, and when one is ended that nobody uses, that
 * nobody reads, or whose other end is gone. One look every five seconds at all of them, while there are any.
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
    // It is so full that no word of farewell would reach it.
    if (state.fullSince !== null && now - state.fullSince >= FULL_MILLISECONDS) return socket.terminate()
    if (state.count() > 0) state.usedAt = now
    if (now - state.usedAt >= UNUSED_MILLISECONDS) return socket.close(1000, 'Nothing was subscribed for a minute.')
    if (state.askedAt !== null) return
    state.askedAt = now
    socket.ping()
  }

  return {
    /** False where its owner holds as many as one may hold. */
    watch(socket: WebSocket, owner: SocketOwner): boolean {
      if (heldBy(owner) >= MAXIMUM[owner.kind]) return false
      const state: Watched = { owner, count: () => 0, usedAt: clock.now(), askedAt: null, fullSince: null }
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
    /** Somebody has said who they are. False where they hold as many as one may hold. */
    give(socket: WebSocket, owner: SocketOwner): boolean {
      const state = watched.get(socket)
      if (!state) return false
      if (keyOf(state.owner) === keyOf(owner)) return true
      if (heldBy(owner) >= MAXIMUM[owner.kind]) return false
      count(state.owner, -1)
      count(owner, 1)
      state.owner = owner
      return true
    },
    /** How to tell the number of subscriptions of a socket. */
    countBy(socket: WebSocket, count: () => number): void {
      const state = watched.get(socket)
      if (state) state.count = count
    },
    /** False for one whose other end has stopped reading: what is sent to it would wait, and be old when it is read. */
    isReading(socket: WebSocket): boolean {
      const askedAt = watched.get(socket)?.askedAt ?? null
      return askedAt === null || clock.now() - askedAt < UNANSWERED_MILLISECONDS
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
