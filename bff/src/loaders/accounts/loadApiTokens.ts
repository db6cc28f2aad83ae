import { getApiTokens, type WireApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { createOwnLoader } from '../kernel/createLoader.ts'

/** Newest first. Null for guests, for scripts, and if the API lacks the call. */
export const apiTokensLoader = createOwnLoader(loadApiTokens)

async function loadApiTokens(operation: Operation, session: Session): Promise<readonly WireApiToken[] | null> {
  if (session.apiTokenScope !== null || hasRole(session.roles, 'demonstration')) return null
  return (await sendOptionalCall(operation, getApiTokens, {}))?.tokens ?? null
}
