import { login, loginWithGoogle } from '@palier/contract/accounts/authenticationCalls'
import type { WireLoginAnswer } from '@palier/contract/accounts/userSchemas'
import type { Operation } from '../../operation/context.ts'
import { type Session, sessionOfLogin } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'

const SignInPayload = builder.objectRef<Session>('SignInPayload').implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (session) => session }) }),
})

const GoogleProofInput = builder.inputType('GoogleProofInput', {
  fields: (t) => ({ token: t.string({ required: true }), nonce: t.string({ required: true }) }),
})

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    humanActionToken: t.string({ required: true }),
    rememberMe: t.boolean(),
    google: t.field({ type: GoogleProofInput, description: 'After IdentityNotLinked: opens the account as well.' }),
  }),
})

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SignInInput, required: true }) },
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
  }),
)

const SignInWithGooglePayload = builder.objectRef<Session>('SignInWithGooglePayload').implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (session) => session }) }),
})

const SignInWithGoogleInput = builder.inputType('SignInWithGoogleInput', {
  fields: (t) => ({ token: t.string({ required: true }), nonce: t.string(), inviteToken: t.string() }),
})

builder.mutationField('signInWithGoogle', (t) =>
  t.field({
    type: SignInWithGooglePayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SignInWithGoogleInput, required: true }) },
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
  }),
)

async function openSession(operation: Operation, answer: Promise<WireLoginAnswer>): Promise<Session> {
  const login = await orRefusal(answer)
  const session = sessionOfLogin(login)
  await operation.signIn(session, login.deviceToken)
  return session
}
