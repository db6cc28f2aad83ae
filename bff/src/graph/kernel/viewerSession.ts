import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { MissingScope, Refusal } from './refusal.ts'

/** For mutations: throws if not signed in or if the token is read-only. */
export function sessionOrRefusal({ session }: Operation): Session {
  if (!session) throw new Refusal('notAuthenticated')
  if (session.apiTokenScope === 'read') throw new MissingScope('write')
  return session
}

export function sessionOrError({ session }: Operation): Session {
  if (!session) throw notAuthenticated()
  return session
}

export function notAuthenticated(): Refusal {
  return new Refusal('notAuthenticated')
}
