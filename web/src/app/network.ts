import {
  Network,
  type CacheConfig,
  Observable,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { RequestFailure } from '../features/alert/RequestFailure.ts'
import type { LiveSocket } from './socket.ts'

/** What travels with every request beside the operation; read anew each time, so that a change counts at once. */
export interface RequestSettings {
  readonly language: string
  readonly preproductionKey: string | null
}

const CLOSED = 'PreproductionKeyRequired'

type Metadata = CacheConfig['metadata']

export interface NetworkParts {
  readonly settings: () => RequestSettings
  readonly socket: LiveSocket
}

/** The way to the server: queries and mutations by HTTP, subscriptions by one WebSocket. Operations travel as ids. */
export function createNetwork({ settings, socket }: NetworkParts): INetwork {
  return Network.create(
    (operation, variables, { metadata }) => Observable.from(post(operation, variables, settings(), metadata)),
    (operation, variables) => socket.subscribe(operation, variables),
  )
}

async function post(operation: RequestParameters, variables: Variables, settings: RequestSettings, metadata: Metadata) {
  const response = await send(JSON.stringify({ id: operation.id, variables }), settings)
  const answer = await bodyOf(response)
  // Every page of a closed site leads to its door, even where the answer holds a part.
  if (metadata?.['acceptsClosedSite'] !== true && codesIn(answer).includes(CLOSED)) throw new RequestFailure(CLOSED)
  if (answer.data == null) throw new RequestFailure(codesIn(answer)[0] ?? codeOfStatus(response.status))
  // What the server says in this shape is what Relay reads; it checks nothing more.
  return answer as GraphQLResponse
}

async function send(body: string, { language, preproductionKey }: RequestSettings): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-graphql-yoga-csrf': '1',
        'app-language': language,
        ...(preproductionKey === null ? {} : { 'preproduction-key': preproductionKey }),
      },
      body,
    })
  } catch (cause) {
    throw new RequestFailure('ServiceUnavailable', { cause })
  }
}

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
}

async function bodyOf(response: Response): Promise<Answer> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** The codes that the errors carry. */
function codesIn({ errors = [] }: Answer): string[] {
  const codes = errors.map((error) => error.extensions?.code)
  return codes.filter((code) => typeof code === 'string')
}

function codeOfStatus(status: number): string {
  if (status === 502 || status === 503 || status === 504) return 'ServiceUnavailable'
  return status === 500 ? 'InternalServerError' : 'unknown'
}
