import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call } from '@palier/contract/call'
import type { Received, Sent } from '@palier/contract/client'
import { errors, Pool } from 'undici'
import { isChange, mayRepeat } from './repeating.ts'
import { ServiceUnavailable } from './serviceUnavailable.ts'

const CONNECTIONS = 64
const CONNECT_MILLISECONDS = 2000
const READY_MILLISECONDS = 2000
const RETRY_JITTER_MILLISECONDS = 150

export type TransportLimits = { readMilliseconds: number; writeMilliseconds: number; largestAnswerBytes: number }

const LIMITS: TransportLimits = {
  readMilliseconds: 5000,
  writeMilliseconds: 10_000,
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
  const { readMilliseconds, writeMilliseconds, largestAnswerBytes } = { ...LIMITS, ...limits }
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

  async function attempt({ call, body }: Sent, headers: Record<string, string>, signal: AbortSignal) {
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

  return {
    /** The status and the parsed body, undefined where it is no JSON. Throws ServiceUnavailable when no answer came. */
    async send(sent: Sent, headers: Record<string, string>): Promise<Received> {
      const { call } = sent
      const signal = AbortSignal.timeout(isChange(call) ? writeMilliseconds : readMilliseconds)
      const everyHeader = { accept: 'application/json', 'content-type': 'application/json', ...headers }
      try {
        const first = await attempt(sent, everyHeader, signal).catch((error: unknown) => {
          if (!isConnectionFailure(error) || !mayRepeat(call, everyHeader)) throw error
          return null
        })
        if (first && !(first.status === 503 && mayRepeat(call, everyHeader))) return first
        await delay(random() * RETRY_JITTER_MILLISECONDS, undefined, { signal })
        return await attempt(sent, everyHeader, signal)
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
    async readPage(path: string): Promise<Page | null> {
      try {
        const signal = AbortSignal.timeout(readMilliseconds)
        const answer = await pool.request({ path: prefix + path, method: 'GET', signal })
        return {
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.from(await answer.body.arrayBuffer()),
        }
      } catch {
        return null
      }
    },
    close: () => pool.close(),
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
