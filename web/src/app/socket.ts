import type { Client } from 'graphql-ws'
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime'
import { settingHeaders, type RequestSettings } from './requestSettings.ts'

const FIRST_WAIT_MILLISECONDS = 500
const LONGEST_WAIT_MILLISECONDS = 30_000
// A page change ends one subscription and starts the next: the socket waits for it.
const IDLE_MILLISECONDS = 3000

// An operation of another build, in the words of a socket: it carries nothing but ids, so that no request is malformed.
const UNKNOWN_OPERATION: readonly unknown[] = ['PERSISTED_QUERY_NOT_IN_LIST', 'BAD_REQUEST']

export interface LiveSocket {
  subscribe(operation: RequestParameters, variables: Variables): Observable<GraphQLResponse>
  /** Begins anew, with the present settings, and goes on with every subscription. */
  reconnect(): void
  close(): void
}

export interface SocketParts {
  readonly url: string
  /** From 0 to 1. */
  readonly random: () => number
  /** Read at each connection. */
  readonly settings: () => RequestSettings
  /** Loads the document of the present deployment. False where that was tried before. */
  readonly reloadOnce: () => boolean
  /** The socket is there again after a loss: what happened meanwhile was not told. */
  readonly onBack?: () => void
}

/**
 * One socket for all subscriptions of a session, opened by the first. After a loss it comes back by itself, later
 * and later and never all pages at once, and subscribes again to what is still wanted.
 */
export function createSocket(parts: SocketParts): LiveSocket {
  let client: Promise<Client> | null = null
  const connect = () => (client ??= openClient(parts))

  return {
    subscribe: (operation, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        let stop = () => {}
        let isWanted = true
        connect()
          .then((live) => {
            if (!isWanted) return
            stop = live.subscribe(payloadOf(operation, variables), {
              // The server answers in the shape that Relay reads.
              next: (answer) => sink.next(answer as GraphQLResponse),
              error(cause) {
                if (isUnknownOperation(cause) && parts.reloadOnce()) return
                sink.error(cause instanceof Error ? cause : new Error('The live prices stopped', { cause }))
              },
              complete: () => sink.complete(),
            })
          })
          .catch((cause: unknown) => sink.error(new Error('The live prices could not start', { cause })))
        return () => {
          isWanted = false
          stop()
        }
      }),
    reconnect() {
      void client?.then((live) => live.terminate())
    },
    close() {
      // It waits for a connection under way, whose failure is then nobody's concern.
      client?.then((live) => live.dispose()).catch(() => {})
      client = null
    },
  }
}

async function openClient({ url, random, settings, onBack }: SocketParts): Promise<Client> {
  const { createClient } = await import('graphql-ws')
  return createClient({
    url,
    connectionParams: () => settingHeaders(settings()),
    lazyCloseTimeout: IDLE_MILLISECONDS,
    on: {
      connected(_socket, _payload, wasRetry) {
        if (wasRetry) onBack?.()
      },
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, waitBefore(attempt, random()))),
  })
}

/** Doubles with every attempt, half of it by chance. Milliseconds. */
export function waitBefore(attempt: number, chance: number): number {
  const full = Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** attempt)
  return full * (0.5 + chance / 2)
}

/** The protocol wants a text; the server finds the stored one by the id. */
function payloadOf({ id, name }: RequestParameters, variables: Variables) {
  return { query: '', operationName: name, variables, extensions: { persistedId: id } }
}

/** Whether the server refused the subscription because it does not know it: errors come as a list. */
function isUnknownOperation(cause: unknown): boolean {
  if (!Array.isArray(cause)) return false
  return cause.some((error: { extensions?: { code?: unknown } }) => UNKNOWN_OPERATION.includes(error.extensions?.code))
}
