import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call } from '@palier/contract/kernel/call'
import type { Received, Sent } from '@palier/contract/client'
import type { BreakerState, BreakerTicket, CallVerdict } from '@palier/service/flow/circuitBreaker'
import { createKeyedLimiter, QueueFull } from '@palier/service/flow/limiter'
import { NO_TRACING, type Tracing } from '@palier/service/tracing'
import { errors, Pool } from 'undici'
import { createAnswerReader } from './answerReader.ts'
import { createCallAttempt, type FinishedCall, type Sending } from './callAttempt.ts'
import { createDownloads } from './downloads.ts'
import { createPages } from './pages.ts'
import { isChange, mayRetry } from './callPolicy.ts'
import { createRouteBreakers, isApiFailure } from './routeBreakers.ts'
import { createRetryBudget } from './retryBudget.ts'
import { ServiceUnavailable } from './serviceUnavailable.ts'
import { LIMITS, type TransportLimits } from './transportLimits.ts'
import { type Attempted, isConnectionFailure, isServiceFailure, mayPass } from './callFailure.ts'

const CONNECTIONS = 128
const CONNECT_MILLISECONDS = 2000
const RETRY_JITTER_MILLISECONDS = 150
/** Longest `Retry-After` to wait for. */
const LONGEST_RETRY_SECONDS = 1
const RETRY_SHARE = 0.1
/** Lower for reads, which a page can repeat; only a retry reveals whether a change was made. */
const RETRIED_READS = 10
const RETRIED_CHANGES = 20
const BULKHEADS = { atOnce: 40, waiting: 500 }
// Most responses are shorter. Parsing uses three times the size of the largest.
const ANSWERS = { beginningBytes: 256 * 1024, atOnce: 4, waiting: CONNECTIONS }

export type TransportListener = {
  onCall?: ((call: FinishedCall) => void) | undefined
  /** `isSent` is false if the retry budget is used up. */
  onRetry?: ((isSent: boolean) => void) | undefined
  onRefused?: ((reason: 'breaker' | 'crowded') => void) | undefined
  onBreaker?: ((state: BreakerState, group: string) => void) | undefined
  /** Receives the `Date` header of a valid response. */
  onDate?: ((header: string | string[] | undefined) => void) | undefined
}

type Options = TransportListener & {
  apiUrl: string
  /** From 0 to 1. */
  random: () => number
  /** Monotonic, in milliseconds. */
  clock?: (() => number) | undefined
  limits?: Partial<TransportLimits> | undefined
  tracing?: Tracing | undefined
}

export type RestTransport = ReturnType<typeof createTransport>

/** Retries safe calls within a budget. Follows no redirects. */
export function createTransport(options: Options) {
  const { apiUrl, random, onCall, onRetry, onRefused, onBreaker, onDate, clock = () => performance.now() } = options
  const limits = { ...LIMITS, ...options.limits }
  const { tracing = NO_TRACING } = options
  const { readMilliseconds, writeMilliseconds, waitMilliseconds, longMilliseconds, largestAnswerBytes } = limits
  const closing = new AbortController()
  const { origin, pathname } = new URL(apiUrl)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MILLISECONDS },
    maxResponseSize: largestAnswerBytes,
    // The timeout signal of each call covers it as a whole.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const bulkheads = createKeyedLimiter(BULKHEADS)
  const pages = createPages(pool, prefix, limits)
  const breakers = createRouteBreakers({
    openMilliseconds: limits.breakerOpenMilliseconds,
    clock,
    onChange: (state, group) => onBreaker?.(state, group),
    probe: async () => (await pages.missing()).length === 0,
  })
  const readBudget = createRetryBudget({ floor: RETRIED_READS, share: RETRY_SHARE })
  const changeBudget = createRetryBudget({ floor: RETRIED_CHANGES, share: RETRY_SHARE })

  const downloads = createDownloads(origin, prefix)
  const readAnswer = createAnswerReader(ANSWERS)
  const attempt = createCallAttempt({ pool, prefix, largestAnswerBytes, readAnswer, tracing, onCall, onDate })

  async function attemptTwice(sending: Sending): Promise<Attempted> {
    const { call, headers, signal } = sending
    const budget = isChange(call) ? changeBudget : readBudget
    budget.earn()
    const canRepeat = () => {
      if (!mayRetry(call, headers)) return false
      const isSent = budget.spend()
      onRetry?.(isSent)
      return isSent
    }
    const first = await attempt(sending).catch((error: unknown) => {
      if (!isConnectionFailure(error) || !canRepeat()) throw error
      return null
    })
    const pauseSeconds = first?.retryAfterSeconds ?? 0
    if (first && !(mayPass(first) && pauseSeconds <= LONGEST_RETRY_SECONDS && canRepeat())) return first
    await delay(pauseSeconds * 1000 + random() * RETRY_JITTER_MILLISECONDS, undefined, { signal })
    return attempt(sending)
  }

  function admit(call: Call): BreakerTicket {
    const breaker = breakers.breakerOf(call)
    const ticket = breaker.admit()
    if (ticket) return ticket
    onRefused?.('breaker')
    throw new ServiceUnavailable(call.path, 'breaker', { retryAfterSeconds: breaker.retryAfterSeconds() })
  }

  async function sendBehindBulkhead(sending: Sending): Promise<Attempted> {
    const { call, signal } = sending
    const ticket = admit(call)
    let verdict: CallVerdict = 'nothing'
    try {
      const release = await bulkheads.acquire(call.path, { signal })
      try {
        const answer = await attemptTwice(sending)
        verdict = isServiceFailure(answer) ? 'bad' : 'good'
        return answer
      } catch (error) {
        if (isApiFailure(call, error, signal)) verdict = 'bad'
        throw error
      } finally {
        release()
      }
    } finally {
      ticket.settle(verdict)
    }
  }

  function unavailable({ path }: Call, cause: unknown, signal: AbortSignal): ServiceUnavailable {
    if (cause instanceof ServiceUnavailable) return cause
    if (cause instanceof errors.ResponseExceededMaxSizeError) return new ServiceUnavailable(path, 'tooLarge', { cause })
    if (cause instanceof QueueFull) {
      onRefused?.('crowded')
      return new ServiceUnavailable(path, 'crowded', { cause, retryAfterSeconds: LONGEST_RETRY_SECONDS })
    }
    return new ServiceUnavailable(path, signal.aborted ? 'deadline' : 'connection', { cause })
  }

  function signalOf(call: Call): AbortSignal {
    if (call.duration === 'untilEvent') return AbortSignal.any([AbortSignal.timeout(waitMilliseconds), closing.signal])
    if (call.duration === 'long') return AbortSignal.timeout(longMilliseconds)
    return AbortSignal.timeout(isChange(call) ? writeMilliseconds : readMilliseconds)
  }

  return {
    /** The body is undefined if it is not JSON. Throws `ServiceUnavailable` without a response. */
    async send(sent: Sent, headers: Record<string, string>): Promise<Received> {
      const { call, body } = sent
      const signal = signalOf(call)
      const everyHeader = { accept: 'application/json', 'content-type': 'application/json', ...headers }
      const sending = { call, headers: everyHeader, body, signal }
      try {
        // A long poll uses no bulkhead, and its duration says nothing about the API.
        return call.duration === 'untilEvent' ? await attemptTwice(sending) : await sendBehindBulkhead(sending)
      } catch (cause) {
        throw unavailable(call, cause, signal)
      }
    },
    /** Sends once. Throws `ServiceUnavailable` without a response. */
    async upload(call: Call, headers: Record<string, string>, body: AsyncIterable<Uint8Array>): Promise<Received> {
      // The client's connection sets the pace; the reader of the upload limits its time.
      const signal = AbortSignal.timeout(2 * longMilliseconds)
      const ticket = admit(call)
      let verdict: CallVerdict = 'nothing'
      try {
        const everyHeader = { accept: 'application/json', ...headers }
        const answer = await attempt({ call, headers: everyHeader, signal, body: Readable.from(body) })
        verdict = isServiceFailure(answer) ? 'bad' : 'good'
        return answer
      } catch (cause) {
        // No verdict: the client may have disconnected, not the API.
        throw unavailable(call, cause, signal)
      } finally {
        ticket.settle(verdict)
      }
    },
    breakerState: breakers.state,
    ...pages,
    download: downloads.download,
    async close(): Promise<void> {
      closing.abort()
      breakers.close()
      await Promise.all([pool.close(), downloads.close()])
    },
  }
}
