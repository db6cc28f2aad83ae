import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { HEADERS } from '@palier/contract/kernel/headers'
import { FRESHNESS } from '@palier/domain/kernel/timing'
import type { Operation } from '../../operation/context.ts'
import { COOKIE_THAT_CLEARS } from '../../session/sessionCookie.ts'
import type { GraphqlServer } from '../graphql/graphqlServer.ts'
import { budgetOf } from '../request/callerKinds.ts'
import { encodingOf } from '../request/negotiation.ts'
import { languageInAddress } from '../request/requestIdentity.ts'

const SMALLEST_COMPRESSED_BYTES = 1024
/** Most bodies are shorter than this and cost nothing. */
const FREE_BYTES = 8 * 1024
const BYTES_A_POINT = 1024
/** Assumed if a body has no length header. */
const ASSUMED_BYTES = 64 * 1024

const compress = promisify(gzip)

export async function answerGraphql(
  graphql: GraphqlServer,
  operation: Operation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const points = pointsOfBody(request)
  if (points > 0) await operation.services.budgets.spend(budgetOf(operation), points)
  const attributes = { 'http.route': '/graphql', 'palier.request_id': operation.caller.requestId }
  // The operation name is known only after parsing.
  const answer = await operation.services.tracing.run({ name: 'unread', kind: 'server', attributes }, async () =>
    graphql.handleNodeRequestAndResponse(request, response, { operation }),
  )
  if (operation.plainRefusal !== null) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(operation.plainRefusal)
    return
  }
  answer.headers.forEach((value, name) => response.setHeader(name, value))
  setCaching(request, response, operation)
  const cookies = [...operation.cookies.slice(-1), ...(operation.deviceCookie === null ? [] : [operation.deviceCookie])]
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  // After signing out, the back button must not show cached pages.
  if (operation.cookies.at(-1) === COOKIE_THAT_CLEARS) response.setHeader('clear-site-data', '"cache"')
  response.statusCode = answer.status

  if (isEventStream(answer.headers.get('content-type'))) return stream(answer, operation, response)
  await end(request, response, Buffer.from(await answer.arrayBuffer()))
}

/** Lets HTTP caches store a response for all visitors until the next tick, if the URL holds everything it depends on. */
function setCaching(request: IncomingMessage, response: ServerResponse, operation: Operation): void {
  const { caller, cookies, isForEveryVisitor, services } = operation
  const isKeyed = request.method === 'GET' && languageInAddress(request) !== null && caller.preproductionKey === null
  if (!isKeyed || !isForEveryVisitor || cookies.length > 0) {
    response.setHeader('cache-control', 'no-store')
    return
  }
  const seconds = Math.min(services.config.tickSeconds, FRESHNESS.othersMinutes * 60)
  response.setHeader('cache-control', `public, max-age=${seconds}`)
  // In one line: nginx before 1.23 reads only one.
  response.setHeader('vary', `authorization, ${HEADERS.preproductionKey}, accept-encoding`)
}

/** Points for reading a long body, or one of unknown length. */
function pointsOfBody({ headers, method }: IncomingMessage): number {
  if (method !== 'POST') return 0
  const bytes = Number(headers['content-length'] ?? ASSUMED_BYTES)
  return Math.max(0, Math.ceil((bytes - FREE_BYTES) / BYTES_A_POINT))
}

async function end(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  if (body.length < SMALLEST_COMPRESSED_BYTES || encodingOf(request, ['gzip']) === null) return void response.end(body)
  response.setHeader('content-encoding', 'gzip')
  if (!response.hasHeader('vary')) response.setHeader('vary', 'accept-encoding')
  response.removeHeader('content-length')
  response.end(await compress(body, { level: 1 }))
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
    // Iterates even after the client left: only a started stream ends its subscription.
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
