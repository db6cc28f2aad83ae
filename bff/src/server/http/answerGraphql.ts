import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Operation } from '../../operation/context.ts'
import type { WrittenAnswer } from '../../operation/keptAnswers.ts'
import { COOKIE_THAT_CLEARS } from '../../session/sessionCookie.ts'
import type { GraphqlServer } from '../graphql/graphqlServer.ts'
import type { AnswerKnown } from '../graphql/knownOperations.ts'
import { budgetOf } from '../request/callerKinds.ts'
import { encodingOf } from '../request/negotiation.ts'

const SMALLEST_COMPRESSED_BYTES = 1024
const LONGEST_KNOWN_BYTES = 64 * 1024
/** Bodies of this size cost nothing: most are shorter. */
const FREE_BYTES = 8 * 1024
const BYTES_A_POINT = 1024

const compress = promisify(gzip)

/** Persisted operations are answered by the one, all others by the other. */
export type Answerers = { answerKnown: AnswerKnown; graphql: GraphqlServer }

/** Executes the operation of a request and writes the answer, compressed when accepted. */
export async function answerGraphql(
  { graphql, answerKnown }: Answerers,
  operation: Operation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const points = pointsOfBody(request)
  if (points > 0) await operation.services.budgets.spend(budgetOf(operation), points)
  const attributes = { 'http.route': '/graphql', 'palier.request_id': operation.caller.requestId }
  // The operation name is known only after parsing.
  const answer = await operation.services.tracing.run({ name: 'unread', kind: 'server', attributes }, async () => {
    const body = await readShortBody(request)
    const known = body && (await answerKnown(body, operation))
    // Yoga takes what was read already from the request's `body`.
    const whole = body ? Object.assign(request, { body }) : request
    return known ?? graphql.handleNodeRequestAndResponse(whole, response, { operation })
  })
  if (operation.plainRefusal !== null) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(operation.plainRefusal)
    return
  }
  answer.headers.forEach((value, name) => response.setHeader(name, value))
  response.setHeader('cache-control', 'no-store')
  const cookies = [...operation.cookies.slice(-1), ...(operation.deviceCookie === null ? [] : [operation.deviceCookie])]
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  // After signing out, the back button must not show cached pages.
  if (operation.cookies.at(-1) === COOKIE_THAT_CLEARS) response.setHeader('clear-site-data', '"cache"')
  response.statusCode = answer.status

  if (!isWritten(answer)) {
    if (isEventStream(answer.headers.get('content-type'))) return stream(answer, operation, response)
    return end(request, response, { body: Buffer.from(await answer.arrayBuffer()), compressed: null })
  }
  await end(request, response, answer)
}

/** Points for reading a long body, or one of unknown length. */
function pointsOfBody({ headers, method }: IncomingMessage): number {
  if (method !== 'POST') return 0
  const bytes = Number(headers['content-length'] ?? LONGEST_KNOWN_BYTES)
  return Math.max(0, Math.ceil((bytes - FREE_BYTES) / BYTES_A_POINT))
}

function isWritten(answer: WrittenAnswer | Response): answer is WrittenAnswer {
  return Buffer.isBuffer(answer.body)
}

/**
 * The body of what the pages send; null for what is long, compressed or wants another kind of answer, which Yoga reads
 * itself.
 */
async function readShortBody(request: IncomingMessage): Promise<Buffer | null> {
  const { accept, 'content-length': length, 'content-encoding': encoding } = request.headers
  const isShort = Number(length) <= LONGEST_KNOWN_BYTES
  if (request.method !== 'POST' || accept !== 'application/json' || encoding !== undefined || !isShort) return null
  const pieces: Buffer[] = []
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Compressed where that is accepted and worth it; what is handed out again is compressed once. */
async function end(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Pick<WrittenAnswer, 'body' | 'compressed'>,
): Promise<void> {
  const { body } = answer
  if (body.length < SMALLEST_COMPRESSED_BYTES || encodingOf(request, ['gzip']) === null) return void response.end(body)
  response.setHeader('content-encoding', 'gzip')
  response.setHeader('vary', 'accept-encoding')
  response.removeHeader('content-length')
  answer.compressed ??= await compress(body, { level: 1 })
  response.end(answer.compressed)
}

function isEventStream(contentType: string | null): boolean {
  return contentType !== null && /^(text\/event-stream|multipart\/mixed)/.test(contentType)
}

async function stream({ body }: Response, { session, services }: Operation, response: ServerResponse): Promise<void> {
  const parts = body?.[Symbol.asyncIterator]()
  const forget = session ? services.connections.add(session, () => response.destroy()) : () => {}
  // A closed connection ends the subscription at once, not at its next event.
  response.once('close', () => void parts?.return?.())
  try {
    // Begun even where the client has left meanwhile: a stream that never began does not end its subscription.
    for await (const part of parts ?? []) {
      if (response.destroyed) break
      if (!response.write(part)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
  } catch (error) {
    if (!response.destroyed) throw error
  } finally {
    forget()
  }
  response.end()
}
