import {
  changePassword,
  checkNewPassword,
  requestPasswordReset,
  resetPassword,
} from '@palier/contract/accounts/authenticationCalls'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { orRefusal } from '../kernel/problem.ts'
import { RefusalCode } from '../kernel/refusalCode.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'requestPasswordReset',
  {
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'Email address of the account.' }),
      humanActionToken: t.string({ required: true, description: 'Token given by the human check.' }),
    }),
  },
  {
    description: 'Answers the same whether the email address is known or not.',
    async resolve(_root, { input: { email, humanActionToken } }, { operation }) {
      await orRefusal(operation.client.send(requestPasswordReset, { email, token: humanActionToken }))
      return { email }
    },
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'Email address as given, whether or not it has an account.' }),
    }),
  },
)

builder.relayMutationField(
  'resetPassword',
  {
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'Token of the mailed link.' }),
      password: t.string({ required: true, description: 'Password.' }),
      passwordConfirmation: t.string({ required: true, description: 'Password repeated.' }),
      humanActionToken: t.string({ required: true, description: 'Token given by the human check.' }),
    }),
  },
  {
    description: 'Sets a new password by the mailed link. Does not sign in.',
    async resolve(_root, { input }, { operation }) {
      refuseWithoutEncryption(operation)
      const { token, password, passwordConfirmation: confirmPassword, humanActionToken } = input
      await orRefusal(operation.client.send(resetPassword, { token, password, confirmPassword, humanActionToken }))
      return { isDone: true }
    },
  },
  {
    outputFields: (t) => ({
      isDone: t.exposeBoolean('isDone', { description: 'Always true: a refusal is another member of the union.' }),
    }),
  },
)

builder.relayMutationField(
  'setPassword',
  {
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: 'Current password.' }),
      newPassword: t.string({ required: true, description: 'New password.' }),
      newPasswordConfirmation: t.string({ required: true, description: 'Password repeated.' }),
    }),
  },
  {
    description: 'Changes the password and ends every other session of the person.',
    async resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      const { currentPassword: actualPassword, newPassword, newPasswordConfirmation } = input
      await orRefusal(operation.client.send(changePassword, { actualPassword, newPassword, newPasswordConfirmation }))
      return { isDone: true }
    },
  },
  {
    outputFields: (t) => ({
      isDone: t.exposeBoolean('isDone', { description: 'Always true: a refusal is another member of the union.' }),
    }),
  },
)

// A mutation although it changes nothing: its input must not be cached or appear in a URL.
builder.relayMutationField(
  'checkNewPassword',
  {
    inputFields: (t) => ({
      password: t.string({ required: true, description: 'Password.' }),
      resetToken: t.string({ description: 'Token of the mailed reset link, which tells whose password is checked.' }),
      email: t.string({ description: 'Email address of the person about to register, as are the names.' }),
      firstName: t.string({ description: 'First name.' }),
      lastName: t.string({ description: 'Last name.' }),
    }),
  },
  {
    description: 'Tells which rules a new password would break, including whether it is too common. Changes nothing.',
    async resolve(_root, { input: { password, resetToken, email, firstName, lastName } }, { operation }) {
      refuseWithoutEncryption(operation)
      const given = { resetToken, email, firstname: firstName, lastname: lastName }
      const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
      const answer = await orRefusal(sendOptionalCall(operation, checkNewPassword, { password, ...named }))
      return answer ?? { problems: [] }
    },
  },
  {
    outputFields: (t) => ({
      problems: t.field({
        type: [RefusalCode],
        description: 'Rules the password breaks, in their order; empty when it is accepted.',
        resolve: ({ problems }) => [...problems],
      }),
    }),
  },
)
