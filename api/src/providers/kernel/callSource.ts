import { setTimeout } from 'node:timers/promises'
import { backoff } from '@palier/service/flow/backoff'
import { boundedText } from './boundedText.ts'

const TRIES = 3
const PAUSES = { firstMilliseconds: 1_000, longestMilliseconds: 8_000 }
const DEADLINE_MILLISECONDS = 15_000
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024
const LARGEST_REFUSAL_BYTES = 64 * 1024

export type SourceErrorKind =
  | 'notFound'
  /** The key is wrong or lacks access, or the request is invalid. A retry is useless. */
  | 'refused'
  | 'quota'
  | 'limited'
  | 'unreachable'
  | 'unreadable'

/** A data provider failed. The message never contains the request: its URL may contain a key. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: SourceErrorKind
  /** Retry-After in milliseconds; null if missing. */
  readonly restMilliseconds: number | null

  constructor(source: string, kind: SourceErrorKind, restMilliseconds: number | null = null) {
    super(`No response from ${source}: ${kind}`)
    this.kind = kind
    this.restMilliseconds = restMilliseconds
  }
}

export type SourceQuestion = {
  source: string
  url: URL
  headers?: Record<string, string>
  fetch: typeof fetch
  /** Error text for unknown items, if the provider reports them as refusals. */
  absence?: RegExp
  /** Jitter of the retries, between 0 and 1. */
  random?: () => number
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
 * Fetches JSON from a provider. Network failures, 429 and 5xx are retried with backoff, respecting
 * Retry-After unless it is too long. Throws SourceError; a text response instead of JSON means that
 * the item is unknown.
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

/** Parses seconds or an HTTP date. Null if missing or invalid. */
function restOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const milliseconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}

function readAnswer(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Truncated, empty and HTML responses do not mean that the item is unknown.
    throw new SourceError(source, /^\s*([[{<"]|$)/.test(text) ? 'unreadable' : 'notFound')
  }
}
