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

const UNKNOWN_OPERATION = refusalNamed('PERSISTED_QUERY_NOT_IN_LIST')

const CLOSED = 'PreproductionKeyRequired'

type Metadata = CacheConfig['metadata']

export interface NetworkParts {
  readonly settings: () => RequestSettings
  readonly socket: LiveSocket
  readonly reloadOnce: () => boolean
  readonly kept?: KeptAnswers
}

export interface RequestMetadata {
  readonly acceptsClosedSite?: boolean
  readonly isKept?: boolean
  readonly isShown?: () => boolean
}

/**
 * Sends queries and mutations over HTTP and subscriptions over one WebSocket. Operations are sent
 * as persisted ids.
 */
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
  // A closed site redirects from every page, even if the response has partial data.
  if (metadata?.['acceptsClosedSite'] !== true && codesIn(answer).includes(CLOSED)) throw new RequestFailure(CLOSED)
  if (answer.data == null) {
    const code = codesIn(answer)[0] ?? codeOfStatus(response.status)
    // The document is about to reload, so no error should flash before that.
    if (code === UNKNOWN_OPERATION && reloadOnce()) return new Promise<never>(() => {})
    throw new RequestFailure(code)
  }
  if (key !== null && codesIn(answer).length === 0) kept?.keep(operation, variables, key, text)
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

/** Rejects if the response is not JSON, for example from a proxy or a captive portal. */
async function bodyOf(response: Response): Promise<{ readonly answer: Answer; readonly text: string }> {
  try {
    const text = await response.text()
    const body: unknown = JSON.parse(text)
    return { answer: typeof body === 'object' && body !== null ? body : {}, text }
  } catch (cause) {
    throw new RequestFailure(response.status === 500 ? 'InternalServerError' : codeOfSilence(), { cause })
  }
}

function codesIn({ errors = [] }: Answer): string[] {
  const codes = errors.map((error) => error.extensions?.code)
  return codes.filter((code) => typeof code === 'string').map(refusalNamed)
}

function codeOfStatus(status: number): string {
  if (status === 502 || status === 503 || status === 504) return 'ServiceUnavailable'
  return status === 500 ? 'InternalServerError' : 'unknown'
}
