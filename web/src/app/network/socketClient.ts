import type { Client } from 'graphql-ws'
import { now } from '../../device/clock.ts'
import { settingHeaders, type RequestSettings } from './requestSettings.ts'

// A page change ends one subscription and starts the next: the socket stays open in between.
const IDLE_MILLISECONDS = 3000
const PING_MILLISECONDS = 20_000
const ANSWER_MILLISECONDS = 10_000
// Some turns to and fro on the slowest line.
const CONNECT_MILLISECONDS = 30_000
/** What a socket is closed with whose session has ended. */
export const SESSION_ENDED = 4403
const NORMAL = 1000

/** How the live connection fares. */
export interface ConnectionTurns {
  /** `lastMessageAt` is when the last message came. */
  lost(lastMessageAt: Date): void
  /** Reconnected after a loss: what happened meanwhile is not known. */
  back(): void
  /** No subscription needs it any more. */
  unwanted(): void
  /** The session has ended, wherever that was done: nothing comes any more. */
  ended(): void
}

interface ClientParts {
  readonly url: string
  readonly settings: () => RequestSettings
  readonly turns: Pick<ConnectionTurns, 'lost' | 'back' | 'ended'>
  /** Resolves when it is time for the next attempt. */
  readonly waitFor: (attempt: number) => Promise<void>
}

/** A WebSocket client with a heartbeat: it reconnects when the server is silent. */
export async function openClient({ url, settings, turns, waitFor }: ClientParts) {
  const { createClient } = await import('graphql-ws')
  let socket: WebSocket | null = null
  let lastMessageAt: Date | null = null
  let isLost = false
  let wasAccepted = false
  let isSessionOver = false
  let deadline: ReturnType<typeof setTimeout> | undefined

  const expectMessage = (milliseconds: number) => {
    clearTimeout(deadline)
    deadline = setTimeout(() => client.terminate(), milliseconds)
  }
  const client: Client = createClient({
    url,
    connectionParams: () => settingHeaders(settings()),
    lazyCloseTimeout: IDLE_MILLISECONDS,
    keepAlive: PING_MILLISECONDS,
    on: {
      connecting: () => expectMessage(CONNECT_MILLISECONDS),
      opened(opened) {
        if (opened instanceof WebSocket) socket = opened
      },
      message() {
        lastMessageAt = now()
        clearTimeout(deadline)
      },
      ping(isReceived) {
        if (!isReceived) expectMessage(ANSWER_MILLISECONDS)
      },
      connected() {
        wasAccepted = true
        if (!isLost) return
        isLost = false
        turns.back()
      },
      closed(event) {
        clearTimeout(deadline)
        socket = null
        const code = codeOfClose(event)
        // A session that was renewed opens the next socket; one that opens none has ended.
        isSessionOver = code === SESSION_ENDED && !wasAccepted
        wasAccepted = false
        if (code === NORMAL) return
        if (isSessionOver) return turns.ended()
        isLost = true
        turns.lost((lastMessageAt ??= now()))
      },
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => !isSessionOver,
    retryWait: waitFor,
  })
  return {
    client,
    /** Asks for a sign of life. */
    probe(): void {
      if (socket?.readyState !== WebSocket.OPEN) return
      socket.send('{"type":"ping"}')
      expectMessage(ANSWER_MILLISECONDS)
    },
  }
}

/** Null for what is no end of a socket. */
export function codeOfClose(cause: unknown): number | null {
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'number'
    ? cause.code
    : null
}
