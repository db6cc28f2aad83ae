import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { HEADERS } from '@palier/contract/headers'
import { GraphQLError } from 'graphql'
import type { ConnectionInitMessage, Context as SocketContext } from 'graphql-ws'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { createOperation, type Services } from '../context.ts'
import { schema } from '../graph/schema.ts'
import { TICK_LANGUAGE } from '../live/readQuotes.ts'
import type { Session } from '../session.ts'
import { languageOf, sessionOf, textOrNull } from './incoming.ts'
import { isOwnOrigin } from './origin.ts'
import type { Peer } from './peer.ts'
import type { PersistedOperations } from './persistedOperations.ts'
import { publicErrorOf } from './publicErrors.ts'
import { createSharedTicks } from './sharedTicks.ts'
import { createSocketDocuments } from './socketDocuments.ts'
import { createTickDelivery } from './tickDelivery.ts'

// The ids of the longest list that can be followed, and the text around them.
const LARGEST_MESSAGE_BYTES = 320 * 1024
const INIT_MILLISECONDS = 10_000
const MAXIMUM_SUBSCRIPTIONS = 50
const CONGESTED_BYTES = 256 * 1024
const CLOSE_MILLISECONDS = 2000
const SESSION_ENDED = 4403

type Parts = {
  services: Services
  persisted: PersistedOperations
  /** Told of every execution for those who follow prices. */
  onTickExecution?: (() => void) | undefined
}
type Arrival = { session: Session | null; peer: Peer }

/** Subscriptions over WebSockets, on the path of GraphQL. */
export function createSocketServer({ services, persisted, onTickExecution }: Parts) {
  const { config, log, randomId } = services
  const arrivals = new WeakMap<IncomingMessage, Arrival>()
  const documentOf = createSocketDocuments({ persisted, allowsText: config.environment !== 'production' })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES })

  function operationOf({ extra, connectionParams }: SocketContext<ConnectionInitMessage['payload'], Extra>) {
    const { session, peer } = arrivals.get(extra.request) ?? { session: null, peer: null }
    const caller = {
      requestId: randomId(),
      // A browser cannot set headers on a socket: what they would say comes with the first message.
      language: languageOf(connectionParams?.[HEADERS.language]),
      preproductionKey: textOrNull(connectionParams?.[HEADERS.preproductionKey]),
      address: peer?.address ?? null,
      isSafeToSignIn: false,
      isByCookie: true,
      hasCsrfHeader: false,
      isCongested: () => extra.socket.bufferedAmount > CONGESTED_BYTES,
    }
    return createOperation(services, caller, session && { ...session })
  }

  const ownCaller = {
    requestId: randomId(),
    language: TICK_LANGUAGE,
    preproductionKey: null,
    address: null,
    isSafeToSignIn: false,
    isByCookie: false,
    hasCsrfHeader: false,
    isCongested: () => false,
  } as const
  const sharedTicks = createSharedTicks({
    schema,
    contextValue: { operation: createOperation(services, ownCaller, null) },
    onMoves: services.ticks.onMoves,
    onExecution: onTickExecution,
  })
  const delivery = createTickDelivery(sharedTicks)

  function endWith(session: Session, socket: WebSocket): void {
    const forget = services.connections.add(session, () => socket.close(SESSION_ENDED, 'The session has ended.'))
    socket.once('close', forget)
  }

  const protocol = useServer(
    {
      connectionInitWaitTimeout: INIT_MILLISECONDS,
      onSubscribe(context, id, payload) {
        if (Object.keys(context.subscriptions).length > MAXIMUM_SUBSCRIPTIONS) return [tooMany()]
        const document = documentOf(payload)
        if (Array.isArray(document)) return document
        const operation = operationOf(context)
        const { operationName = null, variables: variableValues } = payload
        log.info({ requestId: operation.caller.requestId, operationName }, 'subscription')
        const contextValue = { operation }
        const args = { schema, document, operationName, variableValues, contextValue, rootValue: {} }
        return delivery.address(args, { socket: context.extra.socket, id })
      },
      subscribe: delivery.subscribe,
      onNext: (_context, _id, _payload, _execution, { data = null, errors }) =>
        errors && { data, errors: errors.map((error) => publicErrorOf(error, log).toJSON()) },
      onError: (_context, _id, _payload, errors) => errors.map((error) => publicErrorOf(error, log).toJSON()),
    },
    sockets,
  )

  return {
    /** Takes over an upgraded connection, or refuses it. */
    async accept(request: IncomingMessage, socket: Duplex, head: Buffer, peer: Peer): Promise<void> {
      if (!isOwnOrigin(request, peer, config.publicUrl)) return refuse(socket, '403 Forbidden')
      const session = await sessionOf(request, services)
      arrivals.set(request, { session, peer })
      sockets.handleUpgrade(request, socket, head, (opened) => {
        if (session) endWith(session, opened)
        sockets.emit('connection', opened, request)
        // The protocol's library writes such errors to the console; they belong to the log.
        opened.removeAllListeners('error')
        opened.on('error', (error) => log.info({ reason: error.message }, 'a socket failed'))
      })
    },
    /** Tells every reader that the service goes away; those who do not answer are cut off. */
    async close(): Promise<void> {
      const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_MILLISECONDS)
      await protocol.dispose()
      clearTimeout(cut)
    },
  }
}

export type SocketServer = ReturnType<typeof createSocketServer>

export function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function tooMany(): GraphQLError {
  return new GraphQLError(`At most ${MAXIMUM_SUBSCRIPTIONS} subscriptions on one socket.`, {
    extensions: { code: 'operationsLimitReached' },
  })
}
