import { confirmEmail, register, resendActivation } from '@palier/contract/accounts/authenticationCalls'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { EmailConfirmationStatus, Language } from '../kernel/enums.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'

type Confirmation = {
  email: string
  emailConfirmationStatus: 'confirmed' | 'notConfirmed' | 'failed'
  keptCount?: number | undefined
}

const RegisterPayload = confirmationPayload('RegisterPayload')

builder.objectField(RegisterPayload, 'keptCount', (t) =>
  t.int({
    description: 'How much of the guest’s work will be there.',
    resolve: ({ keptCount = 0 }) => keptCount,
  }),
)

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    password: t.string({ required: true }),
    passwordConfirmation: t.string({ required: true }),
    language: t.field({ type: Language, required: true }),
    humanActionToken: t.string({ required: true }),
    inviteToken: t.string(),
    termsVersion: t.int({ required: true }),
    areTermsAccepted: t.boolean({ required: true }),
    keep: t.stringList({ description: 'What of the guest’s work the account shall have, by its keys.' }),
  }),
})

builder.mutationField('register', (t) =>
  t.field({
    type: RegisterPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve(_root, { input }, { operation }) {
      refuseWithoutEncryption(operation)
      return orRefusal(
        operation.client.send(register, {
          email: input.email,
          firstname: input.firstName,
          lastname: input.lastName,
          password: input.password,
          passwordConfirmation: input.passwordConfirmation,
          twoLettersPreferredLanguage: input.language,
          token: input.humanActionToken,
          inviteToken: input.inviteToken ?? undefined,
          termsAndConditionsAnswer: {
            version: input.termsVersion,
            areTermsAndContionsAccepted: input.areTermsAccepted,
          },
          keep: input.keep ?? undefined,
        }),
      )
    },
  }),
)

const ConfirmEmailPayload = confirmationPayload('ConfirmEmailPayload')

const ConfirmEmailInput = builder.inputType('ConfirmEmailInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: ConfirmEmailPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: ConfirmEmailInput, required: true }) },
    resolve: (_root, { input: { token } }, { operation }) => orRefusal(operation.client.send(confirmEmail, { token })),
  }),
)

const ResendActivationPayload = builder.objectRef<{ email: string }>('ResendActivationPayload').implement({
  fields: (t) => ({ email: t.exposeString('email') }),
})

const ResendActivationInput = builder.inputType('ResendActivationInput', {
  fields: (t) => ({ oldToken: t.string({ required: true }) }),
})

builder.mutationField('resendActivation', (t) =>
  t.field({
    type: ResendActivationPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: ResendActivationInput, required: true }) },
    resolve: (_root, { input: { oldToken } }, { operation }) =>
      orRefusal(operation.client.send(resendActivation, { oldToken })),
  }),
)

function confirmationPayload(name: string) {
  return builder.objectRef<Confirmation>(name).implement({
    fields: (t) => ({
      email: t.exposeString('email'),
      emailConfirmationStatus: t.expose('emailConfirmationStatus', { type: EmailConfirmationStatus }),
    }),
  })
}
