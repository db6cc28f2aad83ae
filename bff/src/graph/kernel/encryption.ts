import { GraphQLError } from 'graphql'
import type { Operation } from '../../operation/context.ts'

const INSECURE =
  'Signing in needs an encrypted connection: put TLS in front of this service (a reverse proxy named in TRUSTED_PROXY ' +
  'that sends X-Forwarded-Proto: https), or open the site at http://localhost on the machine itself.\n'

/** For mutations with a password or a new session. Throws without TLS. */
export function refuseWithoutEncryption(operation: Operation): void {
  if (operation.caller.isSafeToSignIn) return
  operation.plainRefusal = INSECURE
  throw new GraphQLError(INSECURE, { extensions: { code: 'ENCRYPTION_REQUIRED' } })
}
