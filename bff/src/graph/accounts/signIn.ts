import { login, loginWithGoogle } from '@palier/contract/accounts/authenticationCalls'
import type { WireLoginAnswer } from '@palier/contract/accounts/userSchemas'
import type { Operation } from '../../operation/context.ts'
import { type Session, sessionOfLogin } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'

const GoogleProofInput = builder.inputType('GoogleProofInput', {
  fields: (t) => ({ token: t.string({ required: true }), nonce: t.string({ required: true }) }),
})

builder.relayMutationField(
  'signIn',
  {
    inputFields: (t) => ({
      email: t.string({ required: true }),
      password: t.string({ required: true }),
      humanActionToken: t.string({ required: true }),
      rememberMe: t.boolean(),
      google: t.field({
        type: GoogleProofInput,
        description: 'After IDENTITY_NOT_LINKED: links this Google account too.',
      }),
    }),
  },
  {
    resolve(_root, { input: { email, password, humanActionToken, rememberMe, google } }, { operation }) {
      refuseWithoutEncryption(operation)
      return openSession(
        operation,
        operation.client.send(login, {
          email,
          password,
          token: humanActionToken,
          rememberMe: rememberMe ?? undefined,
          google: google ?? undefined,
          deviceToken: operation.caller.deviceToken ?? undefined,
        }),
      )
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (session) => session }) }) },
)

builder.relayMutationField(
  'signInWithGoogle',
  { inputFields: (t) => ({ token: t.string({ required: true }), nonce: t.string(), inviteToken: t.string() }) },
  {
    resolve(_root, { input: { token, nonce, inviteToken } }, { operation }) {
      refuseWithoutEncryption(operation)
      return openSession(
        operation,
        operation.client.send(loginWithGoogle, {
          token,
          nonce: nonce ?? undefined,
          inviteToken: inviteToken ?? undefined,
          deviceToken: operation.caller.deviceToken ?? undefined,
        }),
      )
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (session) => session }) }) },
)

async function openSession(operation: Operation, answer: Promise<WireLoginAnswer>): Promise<Session> {
  const login = await orRefusal(answer)
  const session = sessionOfLogin(login)
  await operation.signIn(session, login.deviceToken)
  return session
}
