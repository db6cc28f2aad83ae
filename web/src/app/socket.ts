import type { Client } from 'graphql-ws'
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime'

const FIRST_WAIT_MILLISECONDS = 500
const LONGEST_WAIT_MILLISECONDS = 30_000
// A page change ends one subscription and starts the next: the socket waits for it.
const IDLE_MILLISECONDS = 3000

export interface LiveSocket {
  subscribe(operation: RequestParameters, variables: Variables): Observable<GraphQLResponse>
  close(): void
}

/**
 * One socket for all subscriptions of a session, opened by the first. After a loss it comes back by itself, later
 * and later and never all pages at once, and subscribes again to what is still wanted. `random` is from 0 to 1.
 */
export function createSocket(url: string, random: () => number): LiveSocket {
  let client: Promise<Client> | null = null
  const connect = () => (client ??= openClient(url, random))

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
              error: (cause) =>
                sink.error(cause instanceof Error ? cause : new Error('The live prices stopped', { cause })),
              complete: () => sink.complete(),
            })
          })
          .catch((cause: unknown) => sink.error(new Error('The live prices could not start', { cause })))
        return () => {
          isWanted = false
          stop()
        }
      }),
    close() {
      void client?.then((live) => live.dispose())
      client = null
    },
  }
}

async function openClient(url: string, random: () => number): Promise<Client> {
  const { createClient } = await import('graphql-ws')
  return createClient({
    url,
    lazyCloseTimeout: IDLE_MILLISECONDS,
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
