import { RestError } from '@palier/contract/client'
import type { ErrorCode as Code } from '@palier/contract/kernel/errorCodes'
import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { TERMS } from '@palier/domain/accounts/terms'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { RefusalCode } from '../kernel/refusalCode.ts'

export const PreCheck = builder.objectRef<{ refusal: Code | null }>('PreCheck').implement({
  description: 'Check made before a page is shown.',
  fields: (t) => ({
    refusal: t.expose('refusal', {
      type: RefusalCode,
      nullable: true,
      description: 'NOT_AUTHENTICATED, TERMS_NOT_ACCEPTED or the code of a failure; null when the page may be shown.',
    }),
  }),
})

const checks = createRequestMemo<Session, Promise<Code | null>>()

/** Calls the API only if the session was not confirmed recently; other calls confirm it too. */
export async function preCheckOf(operation: Operation, session: Session): Promise<{ refusal: Code | null }> {
  return { refusal: await checks.getOrCreate(session, () => testSession(operation, session)) }
}

async function testSession(operation: Operation, session: Session): Promise<Code | null> {
  const { client, services } = operation
  const failure = services.checks.isDue(session) ? await codeOfFailure(client.send(testToken, {})) : null
  await operation.callsSettled()
  if (operation.isSessionOver) return 'notAuthenticated'
  return failure ?? (mustAcceptTerms(operation, session) ? 'termsNotAccepted' : null)
}

async function codeOfFailure(call: Promise<unknown>): Promise<Code | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof RestError || error instanceof ServiceUnavailable) return error.code
    throw error
  }
}

/** Only the cookie contains the accepted version; for API tokens the API refuses. */
function mustAcceptTerms({ caller }: Operation, { roles, acceptedTermsVersion }: Session): boolean {
  return caller.isByCookie && acceptedTermsVersion !== TERMS.version && !hasRole(roles, 'demonstration')
}
