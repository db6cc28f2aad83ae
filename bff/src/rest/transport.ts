import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call } from '@palier/contract/call'
import { EVENTS_WAIT_SECONDS } from '@palier/contract/calls/notices'
import type { Received, Sent } from '@palier/contract/client'
import { errors, Pool } from 'undici'
import { isChange, isLong, isWaiting, mayRepeat } from './repeating.ts'
import { ServiceUnavailable } from './serviceUnavailable.ts'

const CONNECTIONS = 64
const CONNECT_MILLISECONDS = 2000
const READY_MILLISECONDS = 2000
const RETRY_JITTER_MILLISECONDS = 150

export type TransportLimits = {
  readMilliseconds: number
  writeMilliseconds: number
  /** For an answer that comes when something happens. */
  waitMilliseconds: number
  /** For a file of trades, whose rows are many. */
  longMilliseconds: number
  largestAnswerBytes: number
}

const LIMITS: TransportLimits = {
  readMilliseconds: 5000,
  writeMilliseconds: 10_000,
  waitMilliseconds: EVENTS_WAIT_SECONDS * 1000 + 5000,
  longMilliseconds: 60_000,
  largestAnswerBytes: 8 * 1024 * 1024,
}

export type FinishedCall = { path: string; status: number | null; milliseconds: number }

export type Page = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Options = {
  apiUrl: string
  /** From 0 to 1. */
  random: () => number
  onCall?: ((call: FinishedCall) => void) | undefined
  limits?: Partial<TransportLimits> | undefined
}

export type RestTransport = ReturnType<typeof createTransport>

/** The one way to the api: bounded in time and size, follows no redirect, repeats what may safely be repeated. */
export function createTransport({ apiUrl, random, onCall, limits }: Options) {
  const { readMilliseconds, writeMilliseconds, waitMilliseconds, longMilliseconds, largestAnswerBytes } = {
    ...LIMITS,
    ...limits,
  }
  const closing = new AbortController()
  const { origin, pathname } = new URL(apiUrl)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MILLISECONDS },
    maxResponseSize: largestAnswerBytes,
    // The signal of each call bounds it as a whole.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  async function attempt(
    call: Call,
    headers: Record<string, string>,
    signal: AbortSignal,
    body: Sent['body'] | Readable,
  ) {
    const began = performance.now()
    let status: number | null = null
    try {
      const answer = await pool.request({ path: prefix + call.path, method: call.method, headers, body, signal })
      status = answer.statusCode
      return { status, body: parseOrNothing(await answer.body.text()) }
    } finally {
      onCall?.({ path: call.path, status, milliseconds: performance.now() - began })
    }
  }

  function signalOf(call: Call): AbortSignal {
    if (isWaiting(call)) return AbortSignal.any([AbortSignal.timeout(waitMilliseconds), closing.signal])
    if (isLong(call)) return AbortSignal.timeout(longMilliseconds)
    return AbortSignal.timeout(isChange(call) ? writeMilliseconds : readMilliseconds)
  }

  return {
    /** The status and the parsed body, undefined where it is no JSON. Throws ServiceUnavailable when no answer came. */
    async send(sent: Sent, headers: Record<string, string>): Promise<Received> {
      const { call, body } = sent
      const signal = signalOf(call)
      const everyHeader = { accept: 'application/json', 'content-type': 'application/json', ...headers }
      try {
        const first = await attempt(call, everyHeader, signal, body).catch((error: unknown) => {
          if (!isConnectionFailure(error) || !mayRepeat(call, everyHeader)) throw error
          return null
        })
        if (first && !(first.status === 503 && mayRepeat(call, everyHeader))) return first
        await delay(random() * RETRY_JITTER_MILLISECONDS, undefined, { signal })
        return await attempt(call, everyHeader, signal, body)
      } catch (cause) {
        throw unavailable(call, cause, signal)
      }
    },
    /** One attempt of a call whose body comes piece by piece. Throws ServiceUnavailable when no answer came. */
    async upload(call: Call, headers: Record<string, string>, body: AsyncIterable<Uint8Array>): Promise<Received> {
      // The sender's line sets the pace; whoever reads it bounds the time that it takes.
      const signal = AbortSignal.timeout(2 * longMilliseconds)
      try {
        return await attempt(call, { accept: 'application/json', ...headers }, signal, Readable.from(body))
      } catch (cause) {
        throw unavailable(call, cause, signal)
      }
    },
    /** Whether the api says that it is ready; a server without that page counts as ready when it answers at all. */
    async isReady(): Promise<boolean> {
      try {
        const signal = AbortSignal.timeout(READY_MILLISECONDS)
        const { statusCode, body } = await pool.request({ path: `${prefix}/readyz`, method: 'GET', signal })
        await body.dump()
        return statusCode < 500
      } catch {
        return false
      }
    },
    /** A page of the api that is no call of the contract, sent without a word of who asks; null when it gave no answer. */
    async readPage(path: string, headers: Record<string, string> = {}): Promise<Page | null> {
      try {
        const signal = AbortSignal.timeout(readMilliseconds)
        const answer = await pool.request({ path: prefix + path, method: 'GET', headers, signal })
        return {
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.from(await answer.body.arrayBuffer()),
        }
      } catch {
        return null
      }
    },
    /** One attempt of a post that is no call of the contract, in these very bytes. Its status; null when no answer came. */
    async forward(path: string, body: Buffer, headers: Record<string, string>): Promise<number | null> {
      try {
        const signal = AbortSignal.timeout(writeMilliseconds)
        const answer = await pool.request({ path: prefix + path, method: 'POST', headers, body, signal })
        await answer.body.dump()
        return answer.statusCode
      } catch {
        return null
      }
    },
    close(): Promise<void> {
      closing.abort()
      return pool.close()
    },
  }
}

const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
])

function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURES.has(String(error.code))
}

function unavailable({ path }: Call, cause: unknown, signal: AbortSignal): ServiceUnavailable {
  if (cause instanceof errors.ResponseExceededMaxSizeError) {
    return new ServiceUnavailable(path, 'tooLarge', { cause })
  }
  return new ServiceUnavailable(path, signal.aborted ? 'deadline' : 'connection', { cause })
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
