import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime'
import { onWake } from '../../device/wake.ts'
import type { RequestSettings } from './requestSettings.ts'
import { codeOfClose, type ConnectionTurns, openClient, SESSION_ENDED } from './socketClient.ts'

const FIRST_WAIT_MILLISECONDS = 1000
const LONGEST_WAIT_MILLISECONDS = 30_000
/** A resumed subscription that stays open this long was accepted. */
const STANDS_MILLISECONDS = 2000
const UNWANTED_MILLISECONDS = 3000

// Errors for an operation of another build. Only ids are sent, so no request is malformed.
const UNKNOWN_OPERATION: readonly unknown[] = ['PERSISTED_QUERY_NOT_IN_LIST', 'BAD_REQUEST']
const PASSING: readonly unknown[] = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'OPERATIONS_LIMIT_REACHED']

export interface LiveSocket {
  subscribe(operation: RequestParameters, variables: Variables): Observable<GraphQLResponse>
  reconnect(): void
  close(): void
}

export interface SocketParts {
  readonly url: string
  readonly random: () => number
  readonly settings: () => RequestSettings
  readonly reloadOnce: () => boolean
  readonly turns?: ConnectionTurns
}

const NOBODY: ConnectionTurns = { lost: () => {}, back: () => {}, unwanted: () => {}, ended: () => {} }

/**
 * One socket for all subscriptions of a session. After a loss, reconnects with exponential backoff
 * and jitter and resumes them. Skips the wait once the network returns or the page becomes visible.
 */
export function createSocket({ url, random, settings, reloadOnce, turns = NOBODY }: SocketParts): LiveSocket {
  const pauses = createPauses()
  const waitFor = (attempt: number) => pauses.pause(waitBefore(attempt, random()))
  let opening: ReturnType<typeof openClient> | null = null
  let stopListening = () => {}
  let wanted = 0
  let unwanted: ReturnType<typeof setTimeout> | undefined

  function connect(): ReturnType<typeof openClient> {
    if (opening) return opening
    const attempt = openClient({ url, settings, turns, waitFor })
    opening = attempt
    stopListening = onWake(() => {
      pauses.end()
      attempt.then(({ probe }) => probe()).catch(() => {})
    })
    // The client's code failed to load: the next subscription loads it again.
    attempt.catch(close)
    return attempt
  }

  function close(): void {
    stopListening()
    opening = null
  }

  function want(change: 1 | -1): void {
    wanted += change
    clearTimeout(unwanted)
    if (wanted === 0) unwanted = setTimeout(turns.unwanted, UNWANTED_MILLISECONDS)
  }

  return {
    subscribe: (operation, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        let stop = () => {}
        let isWanted = true
        let failures = 0
        let standing: ReturnType<typeof setTimeout> | undefined
        const giveUp = (cause: unknown) =>
          sink.error(cause instanceof Error ? cause : new Error('Live price subscription closed', { cause }))
        const beginAgain = () => {
          clearTimeout(standing)
          void waitFor(failures++).then(begin)
        }
        const begin = () => {
          if (!isWanted) return
          connect().then(({ client }) => {
            if (!isWanted) return
            if (failures > 0) standing = setTimeout(turns.back, STANDS_MILLISECONDS)
            stop = client.subscribe(payloadOf(operation, variables), {
              next(answer) {
                failures = 0
                sink.next(answer as GraphQLResponse)
              },
              error(cause) {
                if (isUnknownOperation(cause) && reloadOnce()) return
                if (mayPass(cause)) return beginAgain()
                giveUp(cause)
                if (codesOf(cause).includes('NOT_AUTHENTICATED')) turns.ended()
              },
              complete: () => sink.complete(),
            })
          }, beginAgain)
        }
        want(1)
        begin()
        return () => {
          isWanted = false
          want(-1)
          clearTimeout(standing)
          stop()
        }
      }),
    reconnect() {
      void opening?.then(({ client }) => client.terminate())
    },
    close() {
      opening?.then(({ client }) => client.dispose()).catch(() => {})
      close()
    },
  }
}

/** Full jitter: a random delay in milliseconds, up to a limit that doubles with every attempt. */
export function waitBefore(attempt: number, chance: number): number {
  return chance * Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** attempt)
}

function createPauses() {
  const running = new Set<() => void>()
  return {
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          running.delete(end)
          resolve()
        }
        const timer = setTimeout(end, milliseconds)
        running.add(end)
      }),
    end(): void {
      for (const end of [...running]) end()
    },
  }
}

function payloadOf({ id, name }: RequestParameters, variables: Variables) {
  return { query: '', operationName: name, variables, extensions: { persistedId: id } }
}

function isUnknownOperation(cause: unknown): boolean {
  return codesOf(cause).some((code) => UNKNOWN_OPERATION.includes(code))
}

/** Returns true if a retry may succeed. A closed session is final. */
function mayPass(cause: unknown): boolean {
  if (Array.isArray(cause)) return codesOf(cause).some((code) => PASSING.includes(code))
  return codeOfClose(cause) !== SESSION_ENDED
}

function codesOf(cause: unknown): unknown[] {
  if (!Array.isArray(cause)) return []
  return cause.map((error: { extensions?: { code?: unknown } }) => error.extensions?.code)
}
