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
import { takeEarlyAnswer } from './earlyAnswer.ts'
import { codeOf, codeOfSilence, RequestFailure } from '../../kit/alert/RequestFailure.ts'
import { settingHeaders, type RequestSettings } from './requestSettings.ts'
import type { KeptAnswers } from './keptAnswers.ts'
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
  /** Where the answers of pages are kept for the time without a network; absent, nothing is. */
  readonly kept?: KeptAnswers
}

/** What a request says of itself to the network, beside what Relay sends. */
export interface RequestMetadata {
  /** Shows with what little a closed site answers. */
  readonly acceptsClosedSite?: boolean
  /** The answer is kept on the device, and taken from there without a network. */
  readonly isKept?: boolean
  /** Asked when there is no network: what the page shows then is not older than what is kept. */
  readonly isShown?: () => boolean
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
  { settings, reloadOnce, kept }: NetworkParts,
  metadata: Metadata,
) {
  const body = JSON.stringify({ id: operation.id, variables })
  const key = (metadata?.['isKept'] === true && kept?.keyOf(operation, variables)) || null
  let response: Response
  try {
    response = await send(body, settings(), metadata?.['idempotencyKey'])
  } catch (failure) {
    const found = key !== null && codeOf(failure) === 'Offline' && !isShown(metadata) && (await kept?.find(key))
    if (found) return found
    throw failure
  }
  const { answer, text } = await bodyOf(response)
  // Every page of a closed site leads to its door, even where the answer holds a part.
  if (metadata?.['acceptsClosedSite'] !== true && codesIn(answer).includes(CLOSED)) throw new RequestFailure(CLOSED)
  if (answer.data == null) {
    const code = codesIn(answer)[0] ?? codeOfStatus(response.status)
    // The document is on its way out: no failure shall flash in its last moments.
    if (code === UNKNOWN_OPERATION && reloadOnce()) return new Promise<never>(() => {})
    throw new RequestFailure(code)
  }
  if (key !== null && codesIn(answer).length === 0) kept?.keep(operation, variables, key, text)
  // The server's answers have this shape; Relay checks nothing more.
  return answer as GraphQLResponse
}

async function send(body: string, settings: RequestSettings, idempotencyKey: unknown): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-graphql-yoga-csrf': '1',
    ...settingHeaders(settings),
    ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
  }
  const early = takeEarlyAnswer(body, headers)
  try {
    return await (early ?? fetch('/graphql', { method: 'POST', credentials: 'same-origin', headers, body }))
  } catch (cause) {
    throw new RequestFailure(codeOfSilence(), { cause })
  }
}

function isShown(metadata: Metadata): boolean {
  const ask: unknown = metadata?.['isShown']
  return typeof ask === 'function' && ask() === true
}

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
}

/** Rejects where something else than the server has answered, such as a page of a proxy or of a hotel's network. */
async function bodyOf(response: Response): Promise<{ readonly answer: Answer; readonly text: string }> {
  try {
    const text = await response.text()
    const body: unknown = JSON.parse(text)
    return { answer: typeof body === 'object' && body !== null ? body : {}, text }
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
