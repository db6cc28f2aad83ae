import { getApiTokens, type WireApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

const read = new WeakMap<Session, Promise<readonly WireApiToken[] | null>>()

/** A person's own, newest first. Null for guests, for scripts themselves, and where the api gives none. */
export function loadApiTokens(operation: Operation, session: Session): Promise<readonly WireApiToken[] | null> {
  if (session.apiTokenScope !== null || hasRole(session.roles, 'demonstration')) return Promise.resolve(null)
  const tokens =
    read.get(session) ?? sendOptionalCall(operation, getApiTokens, {}).then((answer) => answer?.tokens ?? null)
  read.set(session, tokens)
  return tokens
}

/** What a write has answered of them. */
export function rememberApiTokens(session: Session, tokens: readonly WireApiToken[]): void {
  read.set(session, Promise.resolve(tokens))
}

/** They are others now: who asks reads them again. */
export function forgetApiTokens(session: Session): void {
  read.delete(session)
}
