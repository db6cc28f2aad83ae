import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Clock } from '../../live/priceTicks.ts'

const LOOK_MILLISECONDS = 5000
/** After this time a ping shares the write of an event, which is cheaper than a separate one. */
const DUE_MILLISECONDS = 9000
/** A client with a ping unanswered for this long counts as not reading. */
const UNANSWERED_MILLISECONDS = 2000
/** With the time until ping and check, a dead connection lasts a minute at most. */
const GONE_MILLISECONDS = 40_000
const UNUSED_MILLISECONDS = 60_000
const AS_TEXT = { binary: false }
const CONGESTED_BYTES = 256 * 1024
const FULL_BYTES = 1024 * 1024
const FULL_MILLISECONDS = 10_000

/** A session, or an address without one. */
export type SocketOwner = { kind: 'session' | 'address'; id: string }

const MAXIMUM = { session: 20, address: 100 } as const

export type WatchedSocket = {
  readonly socket: WebSocket
  owner: SocketOwner
  readonly connection: Pick<Writable, 'cork' | 'uncork' | 'writableLength'>
  count: () => number
  usedAt: number
  /** Time of the unanswered ping, if any. */
  askedAt: number | null
  lastAskedAt: number
  fullSince: number | null
}

export type SocketKeepAlive = ReturnType<typeof createSocketKeepAlive>

/** One timer checks all sockets every five seconds: idle, congested and dead ones are closed. */
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
    // The buffer is full: a close frame would not arrive.
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
    /** Null if the owner has too many sockets. */
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
    /** Returns false if the new owner has too many sockets. */
    setOwner(state: WatchedSocket, owner: SocketOwner): boolean {
      if (keyOf(state.owner) === keyOf(owner)) return true
      if (heldBy(owner) >= MAXIMUM[owner.kind]) return false
      count(state.owner, -1)
      count(owner, 1)
      state.owner = owner
      return true
    },
    /** True if the client stopped reading: messages would be buffered and outdated. */
    isCongested({ askedAt, connection }: WatchedSocket): boolean {
      if (askedAt !== null && clock.now() - askedAt >= UNANSWERED_MILLISECONDS) return true
      return connection.writableLength > CONGESTED_BYTES
    },
    /** Sends an event, and a due ping in the same write. */
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
