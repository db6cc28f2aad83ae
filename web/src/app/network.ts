import {
  Network,
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

export interface NetworkParts {
  readonly settings: () => RequestSettings
  readonly socket: LiveSocket
}

/** The way to the server: queries and mutations by HTTP, subscriptions by one WebSocket. Operations travel as ids. */
export function createNetwork({ settings, socket }: NetworkParts): INetwork {
  return Network.create(
    (operation, variables) => Observable.from(post(operation, variables, settings())),
    (operation, variables) => socket.subscribe(operation, variables),
  )
}

async function post(operation: RequestParameters, variables: Variables, settings: RequestSettings) {
  const response = await send(JSON.stringify({ id: operation.id, variables }), settings)
  const answer = await bodyOf(response)
  if (answer.data == null) throw new RequestFailure(codeIn(answer) ?? codeOfStatus(response.status))
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

/** The first code that the errors carry. */
function codeIn({ errors = [] }: Answer): string | null {
  const codes = errors.map((error) => error.extensions?.code)
  return codes.find((code) => typeof code === 'string') ?? null
}

function codeOfStatus(status: number): string {
  if (status === 502 || status === 503 || status === 504) return 'ServiceUnavailable'
  return status === 500 ? 'InternalServerError' : 'unknown'
}
