import { getApiTokens, type WireApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

const read = new WeakMap<Session, Promise<readonly WireApiToken[] | null>>()

/** API tokens of the person, newest first. Null for guests, for scripts, and when the API lacks the call. */
export function loadApiTokens(operation: Operation, session: Session): Promise<readonly WireApiToken[] | null> {
  if (session.apiTokenScope !== null || hasRole(session.roles, 'demonstration')) return Promise.resolve(null)
  const tokens =
    read.get(session) ?? sendOptionalCall(operation, getApiTokens, {}).then((answer) => answer?.tokens ?? null)
  read.set(session, tokens)
  return tokens
}

/** Stores the tokens answered by a write. */
export function rememberApiTokens(session: Session, tokens: readonly WireApiToken[]): void {
  read.set(session, Promise.resolve(tokens))
}

/** Drops the tokens, so that they are read again. */
export function forgetApiTokens(session: Session): void {
  read.delete(session)
}
