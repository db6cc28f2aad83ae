import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'
import type { Session } from '../../session/session.ts'
import { notAuthenticated } from '../kernel/viewerSession.ts'

const proofs = new WeakMap<Session, Promise<void>>()

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
  const proof = proofs.get(session) ?? prove(operation, session)
  proofs.set(session, proof)
  return proof.then(() => read(session))
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
