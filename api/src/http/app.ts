import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Envelope } from '@palier/contract/kernel/envelope'
import { BARE_DATA_TYPE, HEADERS } from '@palier/contract/kernel/headers'
import { openApiDocument } from '@palier/contract/openapi'
import type { Log } from '@palier/service/log'
import type { Tracing } from '@palier/service/tracing'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { handleCall } from './handleCall.ts'
import { errorResponseOf, type ErrorResponse, unavailablePartOf } from './errorResponses.ts'
import { createHeavyReads } from './heavyReads.ts'
import { createGuard } from './requestGuard.ts'
import { HEALTH_PATHS, mountHealth } from './health.ts'
import { sendNotModified } from './sendNotModified.ts'
import { bodyOf } from './streamJson.ts'
import { mountMailbox } from './mailbox.ts'
import { readJson, UnreadableBody } from './readJson.ts'
import type { MakeRateLimit } from './rateLimit.ts'
import { traceRequests } from './traceRequests.ts'
import { abortOnDisconnect } from './abortOnDisconnect.ts'
import { mountUploads } from './uploads.ts'
import { mountWebhooks } from './webhooks.ts'
import type { Config } from '../config/config.ts'
import type { DatabaseConnection } from '../database/connect.ts'
import type { Outbox } from '../providers/mail/outbox.ts'
import type { Route } from '../routes/kernel/route.ts'
import { routes } from '../routes/routes.ts'
import type { Services } from '../services/services.ts'
import { Refusal } from '../kernel/refusal.ts'

const BODY_LIMIT_BYTES = 256 * 1024
// Long enough for a file over a slow connection.
const REQUEST_MILLISECONDS = 150_000
const TEST_CALLS_PATH = '/api/devops/Test/'
const SAFE_REQUEST_ID = /^[\w.-]{8,64}$/

type AppPorts = {
  config: Config
  log: Log
  connection: DatabaseConnection
  services: Services
  /** Null if mails are really sent. */
  outbox: Outbox | null
  /** Called after each response with the route, the status and the duration in seconds. */
  onAnswer?: (call: string, status: number, seconds: number) => void
  makeRateLimit: MakeRateLimit
  tracing: Tracing
  now: () => Date
}

export function createApp(ports: AppPorts): FastifyInstance {
  const { config, log, connection, services, outbox, onAnswer, makeRateLimit, now } = ports
  const guard = createGuard(config, makeRateLimit)
  const app = Fastify({
    logger: false,
    genReqId: ({ headers }) => safeRequestId(headers[HEADERS.requestId]),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MILLISECONDS,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Requests in progress are still served while stopping.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => send(reply, errorResponseOf(new Refusal('UnknownRoute'))),
    clientErrorHandler: (_error, socket) => refuseSocket(socket),
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
    readJson(text),
  )

  traceRequests(app, ports.tracing)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      [HEADERS.requestId]: request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Serves JSON only.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    if (!HEALTH_PATHS.includes(request.url)) await guard.check(request, now())
  })
  // A keep-alive connection would delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const level = HEALTH_PATHS.includes(request.url) ? 'debug' : 'info'
    onAnswer?.(request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000)
    log[level]({ ...nameOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler((error, request, reply) => {
    const failure = errorResponseOf(error)
    logFailure(log, request, reply, { error, failure })
    return send(reply, failure)
  })
  app.setNotFoundHandler((_request, reply) => send(reply, errorResponseOf(new Refusal('UnknownRoute'))))

  mountHealth(app, { connection, arePricesFailing: services.synchronization.isFailing })
  mountContract(app, services.site.version)
  if (outbox && config.environment !== 'production') mountMailbox(app, outbox, guard.isOnLoopback)
  const callPorts = { config, database: connection.database, services, guard, now }
  const heavyReads = createHeavyReads()
  mountWebhooks(app, services, now)
  const all: Route[] = Object.values(routes)
  const mounted = all.filter(
    ({ call }) => config.environment !== 'production' || !call.path.startsWith(TEST_CALLS_PATH),
  )
  mountUploads(
    app,
    mounted.filter(({ call }) => call.multipart),
    callPorts,
  )
  for (const route of mounted.filter(({ call }) => !call.multipart)) {
    const { method, path, aliases, write, spends } = route.call
    const isRead = !write && !spends
    for (const url of [path, ...aliases]) {
      app.route({
        ...{ method, url },
        ...(isRead && { onSend: sendNotModified }),
        handler: async (request, reply) => {
          const signal = abortOnDisconnect(reply)
          return heavyReads.run(reply, signal, async (admit, takeTurn) => {
            const answer = await handleCall(route, request, signal, { ...callPorts, admit })
            if (answer.isReplayed) reply.header(HEADERS.idempotencyReplayed, 'true')
            return bodyOf(contentFor(request, answer), reply, takeTurn)
          })
        },
      })
    }
  }
  return app
}

/** Omits the envelope for a caller that forwards the data as a file. */
function contentFor({ headers }: FastifyRequest, answer: Envelope): unknown {
  return headers.accept === BARE_DATA_TYPE ? answer.data : answer
}

function mountContract(app: FastifyInstance, version: string): void {
  let document: ReturnType<typeof openApiDocument> | null = null
  app.get('/api/openapi.json', async (_request, reply) => {
    // Public: contains no user data.
    reply.header('access-control-allow-origin', '*')
    document ??= openApiDocument(version)
    return document
  })
}

function safeRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID()
}

/** Log fields of a request. Omits the query, which may contain personal data. */
function nameOf({ id, method, url }: FastifyRequest) {
  return { requestId: id, method, path: url.split('?', 1)[0] }
}

type Failed = { error: unknown; failure: ErrorResponse }

function logFailure(log: Log, request: FastifyRequest, reply: FastifyReply, { error, failure }: Failed): void {
  const part = unavailablePartOf(error)
  if (reply.raw.destroyed) log.info(nameOf(request), 'client disconnected')
  else if (failure.isUnexpected) log.error({ ...nameOf(request), err: error }, 'call failed')
  else if (part !== null) log.warn({ ...nameOf(request), part, err: error }, 'call refused: part unavailable')
}

function send(reply: FastifyReply, { status, body, retryAfterSeconds }: ErrorResponse): FastifyReply {
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).send(body)
}

/** Responds to invalid HTTP in the same envelope. */
function refuseSocket(socket: Socket): void {
  if (!socket.writable) return
  const { status, body } = errorResponseOf(new UnreadableBody('The request is not HTTP.'))
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\nconnection: close\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
