import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Call } from '@palier/contract/kernel/call'
import type { Sent } from '@palier/contract/client'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { Tracing } from '@palier/service/tracing'
import { errors, type Pool } from 'undici'
import type { ReadAnswer } from './answerReader.ts'
import { type Attempted, retryAfterIn } from './callFailure.ts'
import { isChange } from './callPolicy.ts'
import { createParsedAnswers } from './parsedAnswers.ts'
import { untilAborted } from '@palier/service/flow/timeout'

export type FinishedCall = { path: string; status: number | null; milliseconds: number }

export type Sending = {
  call: Call
  headers: Record<string, string>
  body: Sent['body'] | Readable
  signal: AbortSignal
}

const LONG_CHARACTERS = 500_000
/** Matches no digest, so that the API sends the full response with its digest. */
const NONE_KNOWN = 'none'

type Options = {
  pool: Pool
  prefix: string
  largestAnswerBytes: number
  readAnswer: ReadAnswer
  tracing: Tracing
  onCall: ((call: FinishedCall) => void) | undefined
  onDate: ((header: string | string[] | undefined) => void) | undefined
}

/** Rejects without a response, or if it is too large. */
export function createCallAttempt({ pool, prefix, largestAnswerBytes, readAnswer, tracing, onCall, onDate }: Options) {
  const answers = createParsedAnswers()

  async function request(sending: Sending): Promise<Attempted> {
    const began = performance.now()
    let status: number | null = null
    try {
      const exchanged = exchange(sending, (received) => (status = received))
      // A request waiting for a connection notices the timeout only once it has one.
      return await untilAborted(exchanged, sending.signal)
    } finally {
      onCall?.({ path: sending.call.path, status, milliseconds: performance.now() - began })
    }
  }

  async function exchange(
    { call, headers, body, signal }: Sending,
    onStatus: (status: number) => void,
  ): Promise<Attempted> {
    const key = keyOf({ call, headers, body })
    const known = isChange(call) ? null : answers.known(key)
    const { statusCode, ...answer } = await pool.request({
      path: prefix + call.path,
      method: call.method,
      body,
      signal,
      headers: {
        ...headers,
        ...tracing.headers(),
        ...(!isChange(call) && { [HEADERS.knownAnswer]: known?.digest ?? NONE_KNOWN }),
      },
    })
    onStatus(statusCode)
    tracing.note({ 'http.response.status_code': statusCode })
    if (Number(answer.headers['content-length']) > largestAnswerBytes) {
      answer.body.on('error', () => {}).destroy()
      throw new errors.ResponseExceededMaxSizeError()
    }
    const text = await readAnswer(answer.body, signal)
    if (statusCode < 500) onDate?.(answer.headers.date)
    const retryAfterSeconds = retryAfterIn(answer.headers['retry-after'])
    const digest = textOrNull(answer.headers[HEADERS.answerDigest])
    if (text === '' && known && digest !== null && digest === known.digest) {
      return { status: statusCode, body: known.value, retryAfterSeconds }
    }
    const parsed = answers.parse(key, text, digest)
    // Checking a long response takes as long as parsing it: yield in between.
    if (text.length > LONG_CHARACTERS) await nextTurn()
    return { status: statusCode, body: parsed, retryAfterSeconds }
  }

  return function attempt(sending: Sending): Promise<Attempted> {
    const { path, method } = sending.call
    // A long poll would be one endless span.
    if (sending.call.duration === 'untilEvent') return request(sending)
    const attributes = { 'http.request.method': method, 'url.path': path }
    return tracing.run({ name: `${method} ${path}`, kind: 'client', attributes }, () => request(sending))
  }
}

function textOrNull(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}

/** Cache key of a question, hashed so that the cache holds no token. */
function keyOf({ call, headers, body }: Pick<Sending, 'call' | 'headers' | 'body'>): string {
  const asked = [call.path, headers.authorization, headers[HEADERS.language], typeof body === 'string' ? body : null]
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64')
}
