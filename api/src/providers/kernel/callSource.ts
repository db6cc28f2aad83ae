import { setTimeout } from 'node:timers/promises'
import { backoff } from '@palier/service/flow/backoff'
import { boundedText } from './boundedText.ts'

const TRIES = 3
const PAUSES = { firstMilliseconds: 1_000, longestMilliseconds: 8_000 }
const DEADLINE_MILLISECONDS = 15_000
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024
const LARGEST_REFUSAL_BYTES = 64 * 1024

export type SourceErrorKind =
  /** The source does not know what was asked for. */
  | 'notFound'
  /** The key is wrong or has no right to this, or the question is none: asking again does not help. */
  | 'refused'
  /** The quota of the day is used up. */
  | 'quota'
  | 'limited'
  | 'unreachable'
  /** Its answer is not what it should be. */
  | 'unreadable'

/** A data provider failed. The request is never repeated in the message: its URL may hold a key. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: SourceErrorKind
  /** Retry-After in milliseconds; null where it does not say. */
  readonly restMilliseconds: number | null

  constructor(source: string, kind: SourceErrorKind, restMilliseconds: number | null = null) {
    super(`No response from ${source}: ${kind}`)
    this.kind = kind
    this.restMilliseconds = restMilliseconds
  }
}

export type SourceQuestion = {
  /** The provider's name, for errors. */
  source: string
  url: URL
  headers?: Record<string, string>
  fetch: typeof fetch
  /** Its error text for unknown items, where it reports them as refusals. */
  absence?: RegExp
  /** Between 0 and 1: jitter of the retries. */
  random?: () => number
  /** Of one try. */
  deadlineMilliseconds?: number
  pause?: (milliseconds: number) => Promise<unknown>
}

const KIND_OF_STATUS: Record<number, SourceErrorKind> = {
  402: 'quota',
  404: 'notFound',
  408: 'unreachable',
  429: 'limited',
}

/**
 * Fetches JSON from a provider. Network failures, 429 and 5xx are retried with back-off, not before Retry-After; a
 * later one is not waited for. Throws SourceError; text where JSON was requested means that the item is unknown.
 */
export async function callSource(question: SourceQuestion): Promise<unknown> {
  const { source, random = Math.random, pause = setTimeout } = question
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(question)
    if ('text' in outcome) return readAnswer(outcome.text, source)
    const { kind, afterMilliseconds } = outcome
    const mayRetry = kind === 'limited' || kind === 'unreachable'
    const isTooLate = (afterMilliseconds ?? 0) > PAUSES.longestMilliseconds
    if (!mayRetry || isTooLate || attempt >= TRIES) throw new SourceError(source, kind, afterMilliseconds)
    await pause(afterMilliseconds ?? random() * backoff(attempt, PAUSES))
  }
}

/** Converts a “not found” of the source to null. */
export async function unlessUnknown<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'notFound') return null
    throw error
  }
}

type Outcome = { text: string } | { kind: SourceErrorKind; afterMilliseconds: number | null }

async function tryOnce(question: SourceQuestion): Promise<Outcome> {
  const { url, headers = {}, fetch, absence, deadlineMilliseconds = DEADLINE_MILLISECONDS } = question
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMilliseconds),
    })
    if (response.ok) return { text: await boundedText(response, LARGEST_ANSWER_BYTES) }
    const { status } = response
    const kind = KIND_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'unreachable')
    if (kind === 'refused' && absence?.test(await boundedText(response, LARGEST_REFUSAL_BYTES)))
      return { kind: 'notFound', afterMilliseconds: null }
    await response.body?.cancel()
    return { kind, afterMilliseconds: restOf(response.headers.get('retry-after')) }
  } catch {
    return { kind: 'unreachable', afterMilliseconds: null }
  }
}

/** Seconds, or an instant as HTTP writes it; null where nothing or nonsense is said. */
function restOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const milliseconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}

function readAnswer(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is cut off, empty or a page says nothing of what was asked for.
    throw new SourceError(source, /^\s*([[{<"]|$)/.test(text) ? 'unreadable' : 'notFound')
  }
}
