import { loginAsGuest, signOut } from '@palier/contract/accounts/authenticationCalls'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { sessionOfLogin } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { orRefusal } from '../kernel/problem.ts'
import { MissingScope } from '../kernel/refusal.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'signInAsGuest',
  { inputFields: (t) => ({ humanActionToken: t.string({ description: 'Token given by the human check.' }) }) },
  {
    description: 'Signs in as a guest, with a private copy of the demonstration data for one day.',
    async resolve(_root, { input: { humanActionToken } }, { operation }) {
      refuseWithoutEncryption(operation)
      const login = await orRefusal(
        operation.client.send(loginAsGuest, humanActionToken == null ? {} : { humanActionToken }),
      )
      const session = sessionOfLogin(login)
      await operation.signIn(session)
      return session
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person after the change.',
        resolve: (session) => session,
      }),
    }),
  },
)

builder.relayMutationField(
  'signOut',
  null,
  {
    description: 'Ends the session on the server and in the browser.',
    async resolve(_root, _arguments, { operation }) {
      // API tokens have no session to end.
      if (sessionOrRefusal(operation).apiTokenScope !== null) throw new MissingScope('account')
      try {
        await orRefusal(endOnServer(operation))
      } finally {
        // Signs out this browser in any case.
        operation.signOut()
      }
      return { signedOut: true }
    },
  },
  {
    outputFields: (t) => ({
      signedOut: t.exposeBoolean('signedOut', {
        description: 'Always true: a refusal is another member of the union.',
      }),
    }),
  },
)

/** Ignores a session that has already ended, and an API without this call. */
async function endOnServer({ client, services }: Operation): Promise<void> {
  try {
    await client.send(signOut, {})
  } catch (error) {
    if (error instanceof RestError && error.code === 'notAuthenticated') return
    if (!services.capabilities.observe(signOut, error)) throw error
  }
}
