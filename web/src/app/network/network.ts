import {
  Network,
  type CacheConfig,
  Observable,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'
import { codeOfSilence, RequestFailure } from '../../kit/alert/RequestFailure.ts'
import { settingHeaders, type RequestSettings } from './requestSettings.ts'
import type { LiveSocket } from './socket.ts'

/** The server's error for an operation of another build. */
const UNKNOWN_OPERATION = refusalNamed('PERSISTED_QUERY_NOT_IN_LIST')

const CLOSED = 'PreproductionKeyRequired'

type Metadata = CacheConfig['metadata']

export interface NetworkParts {
  readonly settings: () => RequestSettings
  readonly socket: LiveSocket
  /** Loads the document of the present deployment. False where that was tried before. */
  readonly reloadOnce: () => boolean
}

/** The way to the server: queries and mutations by HTTP, subscriptions by one WebSocket. Operations travel as ids. */
export function createNetwork(parts: NetworkParts): INetwork {
  return Network.create(
    (operation, variables, { metadata }) => Observable.from(post(operation, variables, parts, metadata)),
    (operation, variables) => parts.socket.subscribe(operation, variables),
  )
}

async function post(
  operation: RequestParameters,
  variables: Variables,
  { settings, reloadOnce }: NetworkParts,
  metadata: Metadata,
) {
  const body = JSON.stringify({ id: operation.id, variables })
  const response = await send(body, settings(), metadata?.['idempotencyKey'])
  const answer = await bodyOf(response)
  // Every page of a closed site leads to its door, even where the answer holds a part.
  if (metadata?.['acceptsClosedSite'] !== true && codesIn(answer).includes(CLOSED)) throw new RequestFailure(CLOSED)
  if (answer.data == null) {
    const code = codesIn(answer)[0] ?? codeOfStatus(response.status)
    // The document is on its way out: no failure shall flash in its last moments.
    if (code === UNKNOWN_OPERATION && reloadOnce()) return new Promise<never>(() => {})
    throw new RequestFailure(code)
  }
  // The server's answers have this shape; Relay checks nothing more.
  return answer as GraphQLResponse
}

async function send(body: string, settings: RequestSettings, idempotencyKey: unknown): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-graphql-yoga-csrf': '1',
        ...settingHeaders(settings),
        ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
      },
      body,
    })
  } catch (cause) {
    throw new RequestFailure(codeOfSilence(), { cause })
  }
}

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
}

/** Rejects where something else than the server has answered, such as a page of a proxy or of a hotel's network. */
async function bodyOf(response: Response): Promise<Answer> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch (cause) {
    throw new RequestFailure(response.status === 500 ? 'InternalServerError' : codeOfSilence(), { cause })
  }
}

/** The codes that the errors carry. */
function codesIn({ errors = [] }: Answer): string[] {
  const codes = errors.map((error) => error.extensions?.code)
  return codes.filter((code) => typeof code === 'string').map(refusalNamed)
}

function codeOfStatus(status: number): string {
  if (status === 502 || status === 503 || status === 504) return 'ServiceUnavailable'
  return status === 500 ? 'InternalServerError' : 'unknown'
}
