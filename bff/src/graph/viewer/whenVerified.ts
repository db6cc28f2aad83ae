import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'
import type { Session } from '../../session/session.ts'
import { notAuthenticated } from '../kernel/viewerSession.ts'

const proofs = new WeakMap<Session, Promise<void>>()

/**
 * What the cookie says of its person, once the api has taken the session for good: a copy of a cookie tells nothing after
 * the session is over. The calls that the operation makes anyway prove it; where it makes none, one is made. Where the
 * api cannot say, a session counts as good. Throws notAuthenticated.
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
