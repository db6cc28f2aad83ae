import type { Client } from 'graphql-ws'
import { now } from '../../device/clock.ts'
import { settingHeaders, type RequestSettings } from './requestSettings.ts'

// Bridges the gap between the subscriptions of two pages.
const IDLE_MILLISECONDS = 3000
const PING_MILLISECONDS = 20_000
const ANSWER_MILLISECONDS = 10_000
// Enough for several round trips on a slow connection.
const CONNECT_MILLISECONDS = 30_000
/** Close code that the server uses when the session has ended. */
export const SESSION_ENDED = 4403
const NORMAL = 1000

export interface ConnectionTurns {
  /** `lastMessageAt` is when the last message was received. */
  lost(lastMessageAt: Date): void
  /** Reconnected after a loss. Events in between were missed. */
  back(): void
  unwanted(): void
  ended(): void
}

interface ClientParts {
  readonly url: string
  readonly settings: () => RequestSettings
  readonly turns: Pick<ConnectionTurns, 'lost' | 'back' | 'ended'>
  readonly waitFor: (attempt: number) => Promise<void>
}

/** Terminates the connection if the server stays silent, which triggers a reconnect. */
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
        // A renewed session gets its next connection accepted. Without that, the session is over.
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
    probe(): void {
      if (socket?.readyState !== WebSocket.OPEN) return
      socket.send('{"type":"ping"}')
      expectMessage(ANSWER_MILLISECONDS)
    },
  }
}

export function codeOfClose(cause: unknown): number | null {
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'number'
    ? cause.code
    : null
}
