import { loginAsGuest, signOut } from '@palier/contract/accounts/authenticationCalls'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { type Session, sessionOfLogin } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { LimitRefusal, MissingScope, orRefusal, Refusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SignInAsGuestPayload = builder.objectRef<Session>('SignInAsGuestPayload').implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (session) => session }) }),
})

const SignInAsGuestInput = builder.inputType('SignInAsGuestInput', {
  fields: (t) => ({ humanActionToken: t.string() }),
})

builder.mutationField('signInAsGuest', (t) =>
  t.field({
    type: SignInAsGuestPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SignInAsGuestInput, required: true }) },
    async resolve(_root, { input: { humanActionToken } }, { operation }) {
      refuseWithoutEncryption(operation)
      const login = await orRefusal(
        operation.client.send(loginAsGuest, humanActionToken == null ? {} : { humanActionToken }),
      )
      const session = sessionOfLogin(login)
      await operation.signIn(session)
      return session
    },
  }),
)

const SignOutPayload = builder.objectRef<{ signedOut: boolean }>('SignOutPayload').implement({
  fields: (t) => ({ signedOut: t.exposeBoolean('signedOut') }),
})

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    description: 'Ends the session on the server as well as in the browser.',
    errors: { types: [Refusal, LimitRefusal] },
    async resolve(_root, _arguments, { operation }) {
      // A script has not come in: it has nothing to leave.
      if (sessionOrRefusal(operation).apiTokenScope !== null) throw new MissingScope('account')
      try {
        await orRefusal(endOnServer(operation))
      } finally {
        // Whatever the api says, this browser is signed out.
        operation.signOut()
      }
      return { signedOut: true }
    },
  }),
)

/** A session that had ended already, and an api that cannot end one, leave nothing to do. */
async function endOnServer({ client, services }: Operation): Promise<void> {
  try {
    await client.send(signOut, {})
  } catch (error) {
    if (error instanceof RestError && error.code === 'notAuthenticated') return
    if (!services.capabilities.learn(signOut, error)) throw error
  }
}
