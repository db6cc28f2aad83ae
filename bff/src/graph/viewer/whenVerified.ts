import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'
import type { Session } from '../../session/session.ts'
import { notAuthenticated } from '../kernel/viewerSession.ts'

const proofs = createRequestMemo<Session, Promise<void>>()

/**
 * Reads cookie data once the API confirmed the session, so that a copied cookie reveals nothing
 * after sign-out. Passes if the API cannot decide. Throws `notAuthenticated`.
 */
export function whenVerified<Value>(
  operation: Operation,
  session: Session,
  read: (session: Session) => Value,
): Value | Promise<Value> {
  if (!operation.services.checks.isDue(session)) return read(session)
  return proofs.getOrCreate(session, () => prove(operation, session)).then(() => read(session))
}

async function prove(operation: Operation, session: Session): Promise<void> {
  await operation.callsSettled()
  if (operation.isSessionOver) throw notAuthenticated()
  if (!operation.services.checks.isDue(session)) return
  try {
    await operation.client.send(testToken, {})
  } catch (error) {
    if (error instanceof RestError && error.code === 'notAuthenticated') throw notAuthenticated()
    if (!(error instanceof RestError || error instanceof ServiceUnavailable)) throw error
  }
}
