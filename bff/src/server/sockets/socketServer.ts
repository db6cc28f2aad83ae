import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { RestError } from '@palier/contract/client'
import { HEADERS } from '@palier/contract/kernel/headers'
import { GraphQLError } from 'graphql'
import type { ConnectionInitMessage, Context as SocketContext } from 'graphql-ws'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { createOperation, type Operation, type Services } from '../../operation/context.ts'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { schema } from '../../graph/schema.ts'
import { TICK_LANGUAGE } from '../../live/readQuotes.ts'
import type { Session } from '../../session/session.ts'
import { sealedTextIn } from '../../session/sessionCookie.ts'
import { mayExplore } from '../request/callerKinds.ts'
import {
  bearerIn,
  idempotencyKeyIn,
  languageOf,
  originOf,
  sessionOf,
  sessionOfToken,
  textOrNull,
} from '../request/requestIdentity.ts'
import { chargeDocument, chargeOperation } from '../graphql/operationBudget.ts'
import { isOwnOrigin } from '../request/origin.ts'
import type { ClientAddress } from '../request/clientAddress.ts'
import type { PersistedOperations } from '../graphql/persistedOperations.ts'
import { publicErrorOf } from '../graphql/publicErrors.ts'
import { RefusedRequest } from '../request/requestProblem.ts'
import { createSharedTicks } from './sharedTicks.ts'
import { createSocketKeepAlive, type SocketOwner, type WatchedSocket } from './socketKeepAlive.ts'
import { createSocketDocuments } from './socketDocuments.ts'
import { createTickDelivery } from './tickDelivery.ts'

// Fits the ids of the longest list that can be followed.
const LARGEST_MESSAGE_BYTES = 320 * 1024
const INIT_MILLISECONDS = 10_000
const MAXIMUM_SUBSCRIPTIONS = 50
const MAXIMUM_SOCKETS = 10_000
const CLOSE_MILLISECONDS = 2000
const SESSION_ENDED = 4403
const UNKNOWN_TOKEN = 4401
const ENDED = 'The session has ended.'
// A close code after which every client reconnects with back-off.
const TRY_AGAIN_LATER = 1013

type Parts = {
  services: Services
  persisted: PersistedOperations
  onTickExecution?: (() => void) | undefined
}
type Arrival = {
  session: Session | null
  peer: ClientAddress
  isByCookie: boolean
  /** True if the cookie belongs to an ended session. */
  isLate: boolean
  mayExplore: boolean
  readonly watched: WatchedSocket
}

export function createSocketServer({ services, persisted, onTickExecution }: Parts) {
  const { config, log, randomId, metrics } = services
  const arrivals = new WeakMap<IncomingMessage, Arrival>()
  const documentOf = createSocketDocuments(persisted)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES })
  const keepAlive = createSocketKeepAlive(services.clock)
  let isClosing = false
  metrics.watch('sockets', 'Open WebSockets.', () => keepAlive.figures().sockets)
  metrics.watch('socket_subscriptions', 'Subscriptions over WebSockets.', () => keepAlive.figures().subscriptions)

  function arrivalOf({ request }: Extra): Arrival {
    const arrival = arrivals.get(request)
    if (!arrival) throw new Error('Socket not registered')
    return arrival
  }

  /** Only the handshake of a socket has headers, so the idempotency key is part of the message. */
  function operationOf(
    { extra, connectionParams }: SocketContext<ConnectionInitMessage['payload'], Extra>,
    idempotencyKey?: unknown,
  ) {
    const { session, peer, isByCookie, watched } = arrivalOf(extra)
    const caller = {
      requestId: randomId(),
      // Browsers cannot set headers on a WebSocket, so the first message carries them.
      language: languageOfSocket({ connectionParams, extra }),
      preproductionKey: textOrNull(connectionParams?.[HEADERS.preproductionKey]),
      address: peer.address,
      isSafeToSignIn: false,
      isByCookie,
      // Signing in is not possible over a socket.
      deviceToken: null,
      hasCsrfHeader: false,
      isCongested: () => keepAlive.isCongested(watched),
      ...idempotencyKeyIn(idempotencyKey),
    }
    return createOperation(services, caller, session && { ...session })
  }

  function operationUnder(context: Parameters<typeof operationOf>[0], key: unknown): Operation | GraphQLError {
    try {
      return operationOf(context, key)
    } catch (error) {
      if (error instanceof RefusedRequest)
        return new GraphQLError(error.message, { extensions: { code: nameOfCode(error.code) } })
      throw error
    }
  }

  const ownCaller = {
    requestId: randomId(),
    language: TICK_LANGUAGE,
    preproductionKey: null,
    address: null,
    isSafeToSignIn: false,
    isByCookie: false,
    deviceToken: null,
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
    const forget = services.connections.add(session, () => socket.close(SESSION_ENDED, ENDED))
    socket.once('close', forget)
  }

  function dismiss(socket: WebSocket): false {
    log.info('socket refused: too many open')
    socket.close(TRY_AGAIN_LATER, 'Too many open sockets.')
    return false
  }

  /** A script may send its token with the first message. Returns false if it is invalid. */
  async function arrive(context: SocketContext<ConnectionInitMessage['payload'], Extra>): Promise<boolean> {
    const { connectionParams, extra } = context
    const arrival = arrivalOf(extra)
    arrival.watched.count = () => Object.keys(context.subscriptions).length
    const token = bearerIn(connectionParams?.authorization ?? connectionParams?.Authorization)
    if (token !== null) {
      arrival.session = await sessionOfToken(token, services, operationOf(context).caller)
      arrival.isByCookie = false
      arrival.isLate = false
      if (!arrival.session) {
        // Clients reconnect after 4403, but not after this code.
        extra.socket.close(UNKNOWN_TOKEN, 'Token unknown, expired or revoked.')
        return false
      }
      if (!keepAlive.setOwner(arrival.watched, ownerOf(arrival))) return dismiss(extra.socket)
      endWith(arrival.session, extra.socket)
    }
    const operation = operationOf(context)
    if (arrival.isLate || (await isOver(operation))) {
      extra.socket.close(SESSION_ENDED, ENDED)
      return false
    }
    arrival.mayExplore = await mayExplore(operation)
    return true
  }

  const protocol = useServer(
    {
      connectionInitWaitTimeout: INIT_MILLISECONDS,
      onConnect: (context) =>
        arrive(context).catch((error: unknown) => {
          log.warn({ err: error }, 'token owner lookup failed')
          return false
        }),
      async onSubscribe(context, id, payload) {
        if (Object.keys(context.subscriptions).length > MAXIMUM_SUBSCRIPTIONS) return [tooMany()]
        const { mayExplore: allowsText, isByCookie, watched } = arrivalOf(context.extra)
        const operation = operationUnder(context, payload.extensions?.idempotencyKey)
        if (operation instanceof GraphQLError) return [operation]
        const isById = typeof payload.extensions?.persistedId === 'string'
        const unpaid = isById ? null : await chargeDocument(operation, payload.query)
        if (unpaid) return [unpaid]
        const document = documentOf(payload, { allowsText, isByCookie })
        if (Array.isArray(document)) return document
        const { operationName = null, variables: variableValues } = payload
        log.info({ requestId: operation.caller.requestId, operationName }, 'subscription')
        const contextValue = { operation }
        const args = { schema, document, operationName, variableValues, contextValue, rootValue: {} }
        const refusal = await chargeOperation(args, persisted)
        if (refusal) return [refusal]
        return delivery.address(args, { id, send: (message) => keepAlive.send(watched, message) })
      },
      subscribe: delivery.subscribe,
      onNext: (context, _id, _payload, _execution, { data = null, errors }) =>
        errors && {
          data,
          errors: errors.map((error) => publicErrorOf(error, log, languageOfSocket(context)).toJSON()),
        },
      onError: (context, _id, _payload, errors) =>
        errors.map((error) => publicErrorOf(error, log, languageOfSocket(context)).toJSON()),
    },
    sockets,
    // Disables the library's pings: the keep-alive sends them.
    0,
  )

  return {
    async accept(request: IncomingMessage, socket: Duplex, head: Buffer, peer: ClientAddress): Promise<void> {
      if (!isOwnOrigin(request, peer, config.publicUrl)) return refuse(socket, '403 Forbidden')
      if (isClosing || sockets.clients.size >= MAXIMUM_SOCKETS) return refuse(socket, '503 Service Unavailable')
      const session = await sessionOf(request, services, originOf(request, peer, randomId())).catch(ofTokenThatIsNone)
      if (session === undefined) return refuse(socket, '401 Unauthorized')
      const isByCookie = bearerIn(request.headers.authorization) === null
      const isLate = isByCookie && session === null && sealedTextIn(request.headers.cookie) !== null
      sockets.handleUpgrade(request, socket, head, (opened) => {
        const watched = keepAlive.watch(opened, ownerOf({ session, peer }), socket)
        if (!watched) dismiss(opened)
        else {
          arrivals.set(request, { session, peer, isByCookie, isLate, mayExplore: false, watched })
          if (session) endWith(session, opened)
          sockets.emit('connection', opened, request)
        }
        // The library writes such errors to the console; they belong in the log.
        opened.removeAllListeners('error')
        opened.on('error', (error) => log.info({ reason: error.message }, 'socket failed'))
      })
    },
    /** Terminates sockets that do not respond to the close. */
    async close(): Promise<void> {
      isClosing = true
      const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_MILLISECONDS)
      await protocol.dispose()
      clearTimeout(cut)
    },
  }
}

export type SocketServer = ReturnType<typeof createSocketServer>

/** Refuses an upgrade with an HTTP status; after a 503 clients may retry in a second. */
export function refuse(socket: Duplex, status: string): void {
  const retry = status.startsWith('503') ? 'retry-after: 1\r\n' : ''
  socket.end(`HTTP/1.1 ${status}\r\n${retry}connection: close\r\ncontent-length: 0\r\n\r\n`)
}

function ofTokenThatIsNone(error: unknown): undefined {
  if (error instanceof RefusedRequest) return undefined
  throw error
}

/** A cookie outlives a session ended elsewhere. False if the API cannot decide. */
async function isOver({ session, caller, client, services }: Operation): Promise<boolean> {
  if (!session || !caller.isByCookie || !services.checks.isDue(session)) return false
  try {
    return !(await client.send(testToken, {})).isValid
  } catch (error) {
    return error instanceof RestError && error.code === 'notAuthenticated'
  }
}

function ownerOf({ session, peer }: Pick<Arrival, 'session' | 'peer'>): SocketOwner {
  return session ? { kind: 'session', id: session.id } : { kind: 'address', id: peer.address }
}

function languageOfSocket({
  connectionParams,
  extra,
}: Pick<SocketContext<ConnectionInitMessage['payload'], Extra>, 'connectionParams' | 'extra'>) {
  const named = connectionParams?.[HEADERS.language]
  return languageOf({
    headers: { ...extra.request.headers, ...(typeof named === 'string' && { [HEADERS.language]: named }) },
  })
}

function tooMany(): GraphQLError {
  return new GraphQLError(`Too many subscriptions on one socket: at most ${MAXIMUM_SUBSCRIPTIONS}.`, {
    extensions: { code: 'OPERATIONS_LIMIT_REACHED' },
  })
}
