import { setTimeout } from 'node:timers/promises'
import { boundedText } from './boundedText.ts'

const TRIES = 3
const LONGEST_PAUSE_MILLISECONDS = 8_000
const DEADLINE_MILLISECONDS = 15_000
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024

export type TroubleKind =
  /** The source does not know what was asked for. */
  | 'notFound'
  /** The key is wrong, or has no right to this. */
  | 'refused'
  /** The quota of the day is used up. */
  | 'quota'
  | 'limited'
  | 'unreachable'
  /** Its answer is not what it should be. */
  | 'unreadable'

/** A source of data gave no answer. What was sent is never repeated: the address may hold a key. */
export class SourceTrouble extends Error {
  override readonly name = 'SourceTrouble'
  readonly kind: TroubleKind

  constructor(source: string, kind: TroubleKind) {
    super(`${source} gave no answer: ${kind}.`)
    this.kind = kind
  }
}

export type SourceQuestion = {
  /** The name of the source, for its troubles. */
  source: string
  url: URL
  headers?: Record<string, string>
  fetch: typeof fetch
  /** Between 0 and 1: spreads the tries of several processes. */
  random?: () => number
  /** Of one try. */
  deadlineMilliseconds?: number
  pause?: (milliseconds: number) => Promise<unknown>
}

const KIND_OF_STATUS: Record<number, TroubleKind> = {
  401: 'refused',
  403: 'refused',
  402: 'quota',
  404: 'notFound',
  422: 'notFound',
  429: 'limited',
}

/**
 * What a source answers, as JSON. Network failures, 429 and 5xx are tried again, later each time. Throws SourceTrouble;
 * plain text where JSON was asked for means that the source does not know.
 */
export async function askSource(question: SourceQuestion): Promise<unknown> {
  const { source, random = Math.random, pause = setTimeout } = question
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(question)
    if ('text' in outcome) return readAnswer(outcome.text, source)
    const mayRetry = outcome.kind === 'limited' || outcome.kind === 'unreachable'
    if (!mayRetry || attempt >= TRIES) throw new SourceTrouble(source, outcome.kind)
    const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, 500 * 2 ** attempt)
    await pause(Math.min(LONGEST_PAUSE_MILLISECONDS, outcome.afterMilliseconds ?? random() * longest))
  }
}

type Outcome = { text: string } | { kind: TroubleKind; afterMilliseconds: number | null }

async function tryOnce(question: SourceQuestion): Promise<Outcome> {
  const { url, headers = {}, fetch, deadlineMilliseconds = DEADLINE_MILLISECONDS } = question
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMilliseconds),
    })
    if (response.ok) return { text: await boundedText(response, LARGEST_ANSWER_BYTES) }
    await response.body?.cancel()
    const after = Number(response.headers.get('retry-after') ?? Number.NaN)
    const afterMilliseconds = Number.isFinite(after) ? after * 1000 : null
    return { kind: KIND_OF_STATUS[response.status] ?? 'unreachable', afterMilliseconds }
  } catch {
    return { kind: 'unreachable', afterMilliseconds: null }
  }
}

function readAnswer(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is cut off, empty or a page says nothing of what was asked for.
    throw new SourceTrouble(source, /^\s*([[{<"]|$)/.test(text) ? 'unreadable' : 'notFound')
  }
}
