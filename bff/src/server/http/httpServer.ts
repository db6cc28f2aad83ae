import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { Services } from '../../operation/context.ts'
import { ACCOUNT_DOWNLOAD_PATH, answerAccountDownload } from './accountDownload.ts'
import { answerUpload, UPLOAD_PATH } from './uploads.ts'
import { answerIncomeCalendar, calendarTokenIn } from './incomeCalendar.ts'
import { answerUnsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe.ts'
import { answerWebhook, WEBHOOK_PATH } from './webhooks.ts'
import { answerGraphql } from './answerGraphql.ts'
import type { GraphqlServer } from '../graphql/graphqlServer.ts'
import { allowForeignPages, answerPreflight } from './crossOrigin.ts'
import { mayExplore } from '../request/callerKinds.ts'
import { createGraphiqlPage, isForGraphiql } from './graphiqlPage.ts'
import { bearerIn, operationOf, requestIdOf } from '../request/requestIdentity.ts'
import { createMailbox } from './mailbox.ts'
import { createOpenApiPage, OPENAPI_PATH } from './openApiPage.ts'
import { isOwnOrigin, siteOrigin } from '../request/origin.ts'
import type { Pages } from './pages.ts'
import { createClientAddressReader, type ClientAddress } from '../request/clientAddress.ts'
import { sendRefusal } from '../request/requestProblem.ts'
import { pagePolicyOf, setSecurityHeaders } from './securityHeaders.ts'
import { refuse, type SocketServer } from '../sockets/socketServer.ts'
import { createSiteFiles } from './siteFiles.ts'
import type { StaticFiles } from './staticFiles.ts'

const HEADERS_MILLISECONDS = 15_000
const REQUEST_MILLISECONDS = 30_000
// Allows ten megabytes over a slow connection.
const UPLOAD_MILLISECONDS = 120_000
// Longer than the 60 seconds of proxies and browsers, so that they close idle connections.
// If the server closes one, the next request may cross the close and fail with 502.
const KEEP_ALIVE_MILLISECONDS = 72_000
const DRAIN_MILLISECONDS = 10_000

type Parts = {
  services: Services
  graphql: GraphqlServer
  sockets: SocketServer
  files: StaticFiles
  pages: Pages
  manifestFile: string
}

export function createHttpServer({ services, graphql, sockets, files, pages, manifestFile }: Parts) {
  const { config, log, transport, randomId } = services
  const peerOf = createClientAddressReader(config.trustedProxies)
  const mailbox = createMailbox(services)
  const policy = pagePolicyOf(pages.html, config.outsideServices, siteOrigin(config))
  const graphiql = createGraphiqlPage(siteOrigin(config))
  const openApi = createOpenApiPage(manifestFile)
  const siteFiles = createSiteFiles({
    origin: siteOrigin(config),
    contactEmail: config.contactEmail,
    publicPaths: pages.publicPaths,
    now: services.now,
  })

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const peer = peerOf(request)
    const path = pathOf(request)
    response.setHeader('x-request-id', requestId)
    setSecurityHeaders(response, policy, peer.isEncrypted)
    if (path === '/graphql' || path === UPLOAD_PATH) {
      allowForeignPages(response)
      if (request.method === 'OPTIONS') return answerPreflight(response)
    }
    if (isForGraphiql(request, path)) return explore(request, response, peer, requestId)
    if (path === UPLOAD_PATH) return upload(request, response, peer, requestId)
    cutOffAfter(REQUEST_MILLISECONDS, request)
    if (path === ACCOUNT_DOWNLOAD_PATH) return download(request, response, peer, requestId)
    if (path === UNSUBSCRIBE_PATH) return answerUnsubscribe(services, request, response, { peer, requestId })
    if (path === WEBHOOK_PATH) return answerWebhook(services, request, response, { peer, requestId })
    if (path === '/graphql') return operate(request, response, peer, requestId)
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'GET or HEAD only.\n')
    const token = calendarTokenIn(path)
    if (token !== null) return answerIncomeCalendar(services, token, request, response, { peer, requestId })
    if (path === '/healthz') return sendJson(response, 200, { status: 'alive' })
    if (path === '/readyz') return ready(response)
    if (path === OPENAPI_PATH) return openApi.answer(request, response)
    if (mailbox.isFor(request, peer)) return mailbox.answer(request, response)
    if (siteFiles.answer(request, response, path)) return
    await files.answer(request, response, path)
  }

  async function operate(request: IncomingMessage, response: ServerResponse, peer: ClientAddress, requestId: string) {
    if (request.method === 'GET') return get(request, response, peer, requestId)
    if (request.method !== 'POST') return operationsOnly(response)
    // Other content types can be sent cross-origin without a preflight.
    if (!/^application\/(graphql\+)?json\b/i.test(request.headers['content-type'] ?? '')) {
      return sendText(response, 415, 'Operations must be sent as application/json.\n')
    }
    if (!mayAsk(request, peer)) return sendText(response, 403, 'Requests from other sites are refused.\n')
    const onReplay = () => void response.setHeader(HEADERS.idempotencyReplayed, 'true')
    const operation = await operationOf(request, services, peer, requestId, { onReplay })
    await answerGraphql(graphql, operation, request, response)
  }

  /** Foreign pages can trigger a GET with the cookie, so only a token counts. */
  async function get(request: IncomingMessage, response: ServerResponse, peer: ClientAddress, requestId: string) {
    const operation = await operationOf(request, services, peer, requestId, { withoutCookie: true })
    await answerGraphql(graphql, operation, request, response)
  }

  /** Allows same-origin pages, and tokens, which browsers never send by themselves. */
  function mayAsk(request: IncomingMessage, peer: ClientAddress): boolean {
    return bearerIn(request.headers.authorization) !== null || isOwnOrigin(request, peer, config.publicUrl)
  }

  async function explore(request: IncomingMessage, response: ServerResponse, peer: ClientAddress, requestId: string) {
    if (!(await mayExplore(await operationOf(request, services, peer, requestId)))) return operationsOnly(response)
    setSecurityHeaders(response, await graphiql.policy(), peer.isEncrypted)
    await graphiql.answer(request, response, pathOf(request))
  }

  async function upload(request: IncomingMessage, response: ServerResponse, peer: ClientAddress, requestId: string) {
    if (!mayAsk(request, peer)) return sendText(response, 403, 'Requests from other sites are refused.\n')
    await answerUpload(await operationOf(request, services, peer, requestId), request, response)
  }

  async function download(request: IncomingMessage, response: ServerResponse, peer: ClientAddress, requestId: string) {
    if (!mayAsk(request, peer)) return sendText(response, 403, 'Requests from other sites are refused.\n')
    await answerAccountDownload(await operationOf(request, services, peer, requestId), request, response)
  }

  async function ready(response: ServerResponse): Promise<void> {
    const missing = await transport.missing()
    const isReady = missing.length === 0
    const redis = services.sharing.isUp()
    const status = isReady ? 'ready' : 'waiting'
    // Without Redis the process still works.
    sendJson(response, isReady ? 200 : 503, {
      status,
      api: isReady,
      ...(!isReady && { missing }),
      ...(redis !== null && { redis }),
    })
  }

  const underWay = new Set<ServerResponse>()
  let isClosing = false

  const server = createServer((request, response) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (isClosing) closeUnused()
    })
    if (isClosing) endConnectionAfter(response)
    const requestId = requestIdOf(request, randomId)
    answer(request, response, requestId).catch((error: unknown) => {
      if (sendRefusal(response, error)) return
      log.error({ err: error, requestId }, 'request failed')
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Unexpected error.\n')
    })
  })
  server.headersTimeout = HEADERS_MILLISECONDS
  server.requestTimeout = UPLOAD_MILLISECONDS
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS

  /** Node treats a connection that was never used as busy; browsers open such ones ahead. */
  function closeUnused(): void {
    if (underWay.size === 0) server.closeAllConnections()
    else server.closeIdleConnections()
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (pathOf(request) !== '/graphql') return refuse(socket, '404 Not Found')
    sockets.accept(request, socket, head, peerOf(request)).catch((error: unknown) => {
      log.error({ err: error }, 'socket upgrade failed')
      socket.destroy()
    })
  })

  return {
    /** Resolves with the port; port 0 picks a free one. */
    async listen(): Promise<number> {
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen(config.port, config.host, done)
      })
      const address = server.address()
      return typeof address === 'object' && address ? address.port : config.port
    },
    /** Lets running requests finish, and cuts them off after a timeout. */
    async close(): Promise<void> {
      isClosing = true
      const closed = new Promise<void>((done) => server.close(() => done()))
      for (const response of underWay) endConnectionAfter(response)
      // Before the streams: a page without a stream has no reason to reconnect.
      await sockets.close()
      services.ticks.close()
      services.events.close()
      closeUnused()
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS)
      await closed
      clearTimeout(cut)
    },
  }
}

/** The client's next request opens a new connection to another process. */
function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/** Aborts a request that is incomplete after the timeout. */
function cutOffAfter(milliseconds: number, request: IncomingMessage): void {
  const cut = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, milliseconds)
  const settle = () => clearTimeout(cut)
  request.once('end', settle).once('close', settle)
}

function operationsOnly(response: ServerResponse): void {
  response.setHeader('allow', 'GET, POST, OPTIONS')
  sendText(response, 405, 'Send operations by POST, or queries by GET.\n')
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?', 1)
  return path
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
