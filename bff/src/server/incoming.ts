import type { IncomingMessage } from 'node:http'
import { HEADERS } from '@palier/contract/headers'
import { type Caller, createOperation, type Operation, type Services } from '../context.ts'
import { type Session, sessionOfBearer } from '../session.ts'
import { COOKIE_THAT_CLEARS, sealedTextIn } from '../sessionCookie.ts'
import { isSafe, type Peer } from './peer.ts'

export const CSRF_HEADER = 'x-graphql-yoga-csrf'

const REQUEST_ID = /^[\w-]{8,64}$/

/** The id under which this request is found in every log: the one it came with, if that is one, or a new one. */
export function requestIdOf({ headers }: IncomingMessage, randomId: () => string): string {
  const given = headers[HEADERS.requestId]
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomId()
}

/** The session of a request: that of its own token for scripts, else that of its cookie. */
export async function sessionOf({ headers }: IncomingMessage, { vault, now }: Services): Promise<Session | null> {
  const bearer = bearerIn(headers.authorization)
  if (bearer !== null) return sessionOfBearer(bearer, now())
  const sealedText = sealedTextIn(headers.cookie)
  return sealedText === null ? null : vault.open(sealedText, now())
}

export async function operationOf(
  request: IncomingMessage,
  services: Services,
  peer: Peer,
  requestId: string,
): Promise<Operation> {
  const { headers } = request
  const session = await sessionOf(request, services)
  const isByCookie = bearerIn(headers.authorization) === null
  const caller: Caller = {
    requestId,
    language: languageOf(headers[HEADERS.language]),
    preproductionKey: textOrNull(headers[HEADERS.preproductionKey]),
    address: peer.address,
    isSafeToSignIn: services.config.environment !== 'production' || isSafe(peer),
    isByCookie,
    hasCsrfHeader: headers[CSRF_HEADER] !== undefined,
    isCongested: () => false,
  }
  const operation = createOperation(services, caller, session)
  if (!session && isByCookie && sealedTextIn(headers.cookie) !== null) operation.cookies.push(COOKIE_THAT_CLEARS)
  return operation
}

export function languageOf(value: unknown): 'fr' | 'en' {
  return value === 'en' ? 'en' : 'fr'
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function bearerIn(header: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null
}
