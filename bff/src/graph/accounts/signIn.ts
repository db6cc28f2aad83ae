import { login, loginWithGoogle } from '@palier/contract/accounts/authenticationCalls'
import type { WireLoginAnswer } from '@palier/contract/accounts/userSchemas'
import type { Operation } from '../../operation/context.ts'
import { type Session, sessionOfLogin } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'

const GoogleProofInput = builder.inputType('GoogleProofInput', {
  description: 'Proof of a sign-in with Google.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'ID token issued by Google.' }),
    nonce: t.string({ required: true, description: 'Nonce that the page gave the identity provider.' }),
  }),
})

builder.relayMutationField(
  'signIn',
  {
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'Email address of the account.' }),
      password: t.string({ required: true, description: 'Password.' }),
      humanActionToken: t.string({ required: true, description: 'Token given by the human check.' }),
      rememberMe: t.boolean({ description: 'Whether the page keeps the email address for the next time.' }),
      google: t.field({
        type: GoogleProofInput,
        description: 'After IDENTITY_NOT_LINKED: links this Google account too.',
      }),
    }),
  },
  {
    description: 'Signs in with email address and password.',
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
  'signInWithGoogle',
  {
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'ID token issued by Google.' }),
      nonce: t.string({ description: 'Nonce that the page gave the identity provider.' }),
      inviteToken: t.string({ description: 'Token of the invitation link.' }),
    }),
  },
  {
    description: 'Signs in with Google.',
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

async function openSession(operation: Operation, answer: Promise<WireLoginAnswer>): Promise<Session> {
  const login = await orRefusal(answer)
  const session = sessionOfLogin(login)
  await operation.signIn(session, login.deviceToken)
  return session
}
