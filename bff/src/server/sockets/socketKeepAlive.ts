import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Clock } from '../../live/priceTicks.ts'

const LOOK_MILLISECONDS = 5000
/**
 * After so long a ping goes along with an event, which costs less than one of its own at the next check. Its answer is a
 * wake-up of the process, as dear as half an event.
 */
const DUE_MILLISECONDS = 9000
/** A client that has not answered a ping for this long counts as not reading. */
const UNANSWERED_MILLISECONDS = 2000
/** With what passes until the ping and the check: a dead connection lasts a minute at most. */
const GONE_MILLISECONDS = 40_000
const UNUSED_MILLISECONDS = 60_000
const AS_TEXT = { binary: false }
const CONGESTED_BYTES = 256 * 1024
const FULL_BYTES = 1024 * 1024
const FULL_MILLISECONDS = 10_000

/** Owner of a socket: a session, or an address without one. */
export type SocketOwner = { kind: 'session' | 'address'; id: string }

const MAXIMUM = { session: 20, address: 100 } as const

/** What is known of a socket that is kept alive. */
export type WatchedSocket = {
  readonly socket: WebSocket
  owner: SocketOwner
  /** What the socket writes to. */
  readonly connection: Pick<Writable, 'cork' | 'uncork' | 'writableLength'>
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
  const watched = new Set<WatchedSocket>()
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
      for (const state of watched) check(state)
      if (watched.size > 0) arm()
    }, LOOK_MILLISECONDS)
  }

  function check(state: WatchedSocket): void {
    const { socket } = state
    const now = clock.now()
    if (socket.readyState !== socket.OPEN) return
    if (state.askedAt !== null && now - state.askedAt >= GONE_MILLISECONDS) return socket.terminate()
    if (socket.bufferedAmount <= FULL_BYTES) state.fullSince = null
    else state.fullSince ??= now
    // Its buffer is full: a close frame would not arrive.
    if (state.fullSince !== null && now - state.fullSince >= FULL_MILLISECONDS) return socket.terminate()
    if (state.count() > 0) state.usedAt = now
    if (now - state.usedAt >= UNUSED_MILLISECONDS) return socket.close(1000, 'No subscription for a minute.')
    if (isDue(state, now)) ask(state, now)
  }

  function isDue({ askedAt, lastAskedAt }: WatchedSocket, now: number): boolean {
    return askedAt === null && now - lastAskedAt >= DUE_MILLISECONDS
  }

  function ask(state: WatchedSocket, now: number): void {
    state.askedAt = state.lastAskedAt = now
    state.socket.ping()
  }

  return {
    /** Null when the owner has too many sockets. */
    watch(socket: WebSocket, owner: SocketOwner, connection: WatchedSocket['connection']): WatchedSocket | null {
      if (heldBy(owner) >= MAXIMUM[owner.kind]) return null
      const now = clock.now()
      const state: WatchedSocket = {
        socket,
        owner,
        connection,
        count: () => 0,
        usedAt: now,
        askedAt: null,
        lastAskedAt: now,
        fullSince: null,
      }
      watched.add(state)
      count(owner, 1)
      socket.on('pong', () => (state.askedAt = null))
      socket.once('close', () => {
        watched.delete(state)
        count(state.owner, -1)
        if (watched.size > 0) return
        cancelLook?.()
        cancelLook = null
      })
      arm()
      return state
    },
    /** Changes the owner of a socket. False when the new one has too many. */
    setOwner(state: WatchedSocket, owner: SocketOwner): boolean {
      if (keyOf(state.owner) === keyOf(owner)) return true
      if (heldBy(owner) >= MAXIMUM[owner.kind]) return false
      count(state.owner, -1)
      count(owner, 1)
      state.owner = owner
      return true
    },
    /** True when the client has stopped reading: messages would be buffered and outdated. */
    isCongested({ askedAt, connection }: WatchedSocket): boolean {
      if (askedAt !== null && clock.now() - askedAt >= UNANSWERED_MILLISECONDS) return true
      return connection.writableLength > CONGESTED_BYTES
    },
    /** Sends an event, and where a ping is due both in one write. */
    send(state: WatchedSocket, message: Buffer): void {
      const { socket, connection } = state
      const now = clock.now()
      if (!isDue(state, now)) return socket.send(message, AS_TEXT)
      connection.cork()
      socket.send(message, AS_TEXT)
      ask(state, now)
      connection.uncork()
    },
    figures() {
      let subscriptions = 0
      for (const state of watched) subscriptions += state.count()
      return { sockets: watched.size, subscriptions }
    },
  }
}

function keyOf({ kind, id }: SocketOwner): string {
  return `${kind} ${id}`
}
