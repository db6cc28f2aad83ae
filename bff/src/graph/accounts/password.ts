import {
  changePassword,
  checkNewPassword,
  requestPasswordReset,
  resetPassword,
} from '@palier/contract/accounts/authenticationCalls'
import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { builder } from '../kernel/builder.ts'
import { done, donePayload } from '../kernel/done.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { RefusalCode } from '../kernel/refusalCode.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const RequestPasswordResetPayload = builder.objectRef<{ email: string }>('RequestPasswordResetPayload').implement({
  fields: (t) => ({ email: t.exposeString('email') }),
})

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  fields: (t) => ({ email: t.string({ required: true }), humanActionToken: t.string({ required: true }) }),
})

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: RequestPasswordResetPayload,
    description: 'Answers the same whether the address is known or not.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    async resolve(_root, { input: { email, humanActionToken } }, { operation }) {
      await orRefusal(operation.client.send(requestPasswordReset, { email, token: humanActionToken }))
      return { email }
    },
  }),
)

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({
    token: t.string({ required: true }),
    password: t.string({ required: true }),
    passwordConfirmation: t.string({ required: true }),
    humanActionToken: t.string({ required: true }),
  }),
})

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: donePayload('ResetPasswordPayload'),
    description: 'Signs nobody in: who holds the mail must still know the new password.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      refuseWithoutEncryption(operation)
      const { token, password, passwordConfirmation: confirmPassword, humanActionToken } = input
      await orRefusal(operation.client.send(resetPassword, { token, password, confirmPassword, humanActionToken }))
      return done()
    },
  }),
)

const SetPasswordInput = builder.inputType('SetPasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    newPassword: t.string({ required: true }),
    newPasswordConfirmation: t.string({ required: true }),
  }),
})

builder.mutationField('setPassword', (t) =>
  t.field({
    type: donePayload('SetPasswordPayload'),
    description: 'Ends every other session of the person.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SetPasswordInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      const { currentPassword: actualPassword, newPassword, newPasswordConfirmation } = input
      await orRefusal(operation.client.send(changePassword, { actualPassword, newPassword, newPasswordConfirmation }))
      return done()
    },
  }),
)

const CheckNewPasswordPayload = builder
  .objectRef<{ problems: readonly ErrorCode[] }>('CheckNewPasswordPayload')
  .implement({
    fields: (t) => ({ problems: t.field({ type: [RefusalCode], resolve: ({ problems }) => [...problems] }) }),
  })

const CheckNewPasswordInput = builder.inputType('CheckNewPasswordInput', {
  fields: (t) => ({
    password: t.string({ required: true }),
    resetToken: t.string(),
    email: t.string(),
    firstName: t.string(),
    lastName: t.string(),
  }),
})

// A mutation though it changes nothing: what it carries is kept by no cache and stands in no address.
builder.mutationField('checkNewPassword', (t) =>
  t.field({
    type: CheckNewPasswordPayload,
    description: 'Which rules a new password would break: common ones are known to the server alone. Changes nothing.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: CheckNewPasswordInput, required: true }) },
    async resolve(_root, { input: { password, resetToken, email, firstName, lastName } }, { operation }) {
      refuseWithoutEncryption(operation)
      const given = { resetToken, email, firstname: firstName, lastname: lastName }
      const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
      const answer = await orRefusal(sendOptionalCall(operation, checkNewPassword, { password, ...named }))
      return answer ?? { problems: [] }
    },
  }),
)
