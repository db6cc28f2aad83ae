import type { IncomingMessage } from 'node:http'
import { HEADERS } from '@palier/contract/kernel/headers'
import { type Caller, createOperation, type Operation, type Services } from '../../operation/context.ts'
import type { CallOrigin } from '../../rest/client.ts'
import { type Session, sessionOfApiToken, sessionOfBearer } from '../../session/session.ts'
import { COOKIE_THAT_CLEARS, deviceTokenIn, sealedTextIn } from '../../session/sessionCookie.ts'
import { addressBudget } from './callerKinds.ts'
import { preferredLanguage } from './negotiation.ts'
import { isSafe, type ClientAddress } from './clientAddress.ts'
import { RefusedRequest } from './requestProblem.ts'

export const CSRF_HEADER = 'x-graphql-yoga-csrf'

const API_TOKEN = /^palier_/
/** Points for looking up an unknown token: guessing exhausts the budget. */
const UNKNOWN_TOKEN_POINTS = 10

/** Leaves room for the number of a further write. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

type Headed = Pick<IncomingMessage, 'headers'>

const REQUEST_ID = /^[\w-]{8,64}$/

/** Id for all logs: the given one if valid, else a new one. */
export function requestIdOf({ headers }: IncomingMessage, randomId: () => string): string {
  const given = headers[HEADERS.requestId]
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomId()
}

/**
 * Token first, then cookie. Throws for an invalid token, so that a script never counts as a
 * visitor.
 */
export async function sessionOf({ headers }: Headed, services: Services, origin: CallOrigin) {
  const bearer = bearerIn(headers.authorization)
  if (bearer !== null) {
    const session = await sessionOfToken(bearer, services, origin)
    if (!session) throw new RefusedRequest('notAuthenticated', 'Token unknown, expired or revoked.')
    return session
  }
  const sealedText = sealedTextIn(headers.cookie)
  const session = sealedText === null ? null : await services.vault.open(sealedText, services.now())
  return session && !services.checks.isOver(session.id) ? session : null
}

/** Null if invalid. Throws if the budget is used up or the API cannot name the owner. */
export async function sessionOfToken(
  token: string,
  { now, tokenOwners, budgets }: Services,
  origin: CallOrigin,
): Promise<Session | null> {
  const claimed = API_TOKEN.test(token) ? null : sessionOfBearer(token, now())
  if (!API_TOKEN.test(token) && !claimed) return null
  if (!tokenOwners.remembers(token)) await budgets.spend(addressBudget(origin.address), UNKNOWN_TOKEN_POINTS)
  const owner = await tokenOwners.of(token, origin)
  if (!owner) return null
  // A session token's claims apply once the API accepts it.
  if (claimed) return claimed
  if (!owner.userId || !owner.apiTokenScope) return null
  const { userId, expiration, apiTokenScope } = owner
  return sessionOfApiToken(token, { userId, expiration, apiTokenScope })
}

export function originOf({ headers }: Headed, peer: ClientAddress, requestId: string): CallOrigin {
  return {
    requestId,
    language: languageOf({ headers }),
    preproductionKey: textOrNull(headers[HEADERS.preproductionKey]),
    address: peer.address,
    ...idempotencyKeyIn(headers[HEADERS.idempotencyKey]),
  }
}

/** Throws `RefusedRequest` for an invalid key. */
export function idempotencyKeyIn(given: unknown): { idempotencyKey?: string } {
  if (given === undefined) return {}
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return { idempotencyKey: given }
  throw new RefusedRequest('parameter_invalid_empty', 'Idempotency-Key holds 1 to 200 visible ASCII characters.')
}

/** Clears an invalid cookie. Throws `RefusedRequest` for invalid credentials of a script. */
export async function operationOf(
  request: IncomingMessage,
  services: Services,
  peer: ClientAddress,
  requestId: string,
  { withoutCookie = false, onReplay }: { withoutCookie?: boolean; onReplay?: () => void } = {},
): Promise<Operation> {
  const headers = withoutCookie ? withoutCookieOf(request.headers) : { ...request.headers }
  headers[HEADERS.language] = languageInAddress(request) ?? headers[HEADERS.language]
  const origin = originOf({ headers }, peer, requestId)
  const session = await sessionOf({ headers }, services, origin)
  if (!session && hasUnknownScheme({ headers })) {
    throw new RefusedRequest('notAuthenticated', 'Send an API token as “Authorization: Bearer palier_…”.')
  }
  const isByCookie = bearerIn(headers.authorization) === null
  const caller: Caller = {
    ...origin,
    onReplay,
    isSafeToSignIn: services.config.environment !== 'production' || isSafe(peer),
    isByCookie,
    deviceToken: isByCookie ? deviceTokenIn(headers.cookie) : null,
    hasCsrfHeader: headers[CSRF_HEADER] !== undefined,
    isCongested: () => false,
  }
  const operation = createOperation(services, caller, session)
  if (!session && isByCookie && sealedTextIn(headers.cookie) !== null) operation.cookies.push(COOKIE_THAT_CLEARS)
  return operation
}

function withoutCookieOf({ cookie: _, ...others }: IncomingMessage['headers']): IncomingMessage['headers'] {
  return others
}

/** Language named by the address of a GET request; null for none. */
export function languageInAddress({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): 'fr' | 'en' | null {
  if (method !== 'GET') return null
  const named = new URLSearchParams(url.split('?')[1]).get('language')
  return named === 'fr' || named === 'en' ? named : null
}

/** Language of answers: of the header `app-language`, else `Accept-Language`. */
export function languageOf({ headers }: Headed): 'fr' | 'en' {
  const named = headers[HEADERS.language]
  return named === 'en' || named === 'fr' ? named : preferredLanguage({ headers })
}

/** Null for an empty, missing or repeated header. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Proxies with a password add credentials to our pages' requests, which have the CSRF header. */
function hasUnknownScheme({ headers: { authorization, [CSRF_HEADER]: ofOwnPage } }: Headed): boolean {
  return authorization !== undefined && bearerIn(authorization) === null && ofOwnPage === undefined
}

export function bearerIn(header: unknown): string | null {
  return /^Bearer\s+(\S+)$/i.exec(typeof header === 'string' ? header : '')?.[1] ?? null
}
