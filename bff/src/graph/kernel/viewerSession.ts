import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { MissingScope, Refusal } from './refusal.ts'

/** For mutations: missing sign-in, or a read-only token, is a refusal. */
export function sessionOrRefusal({ session }: Operation): Session {
  if (!session) throw new Refusal('notAuthenticated')
  if (session.apiTokenScope === 'read') throw new MissingScope('write')
  return session
}

/** For fields that require sign-in. */
export function sessionOrError({ session }: Operation): Session {
  if (!session) throw notAuthenticated()
  return session
}

/** The refusal of a field that requires sign-in. */
export function notAuthenticated(): Refusal {
  return new Refusal('notAuthenticated')
}
