import { confirmEmail, register, resendActivation } from '@palier/contract/accounts/authenticationCalls'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { EmailConfirmationStatus, Language } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'

builder.relayMutationField(
  'register',
  {
    inputFields: (t) => ({
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
      keep: t.stringList({ description: 'Keys of `guestWork` to keep in the new account.' }),
    }),
  },
  {
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
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email'),
      emailConfirmationStatus: t.expose('emailConfirmationStatus', { type: EmailConfirmationStatus }),
      keptCount: t.int({
        description: 'Number of items of `guestWork` kept.',
        resolve: ({ keptCount = 0 }) => keptCount,
      }),
    }),
  },
)

builder.relayMutationField(
  'confirmEmail',
  { inputFields: (t) => ({ token: t.string({ required: true }) }) },
  {
    resolve: (_root, { input: { token } }, { operation }) => orRefusal(operation.client.send(confirmEmail, { token })),
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email'),
      emailConfirmationStatus: t.expose('emailConfirmationStatus', { type: EmailConfirmationStatus }),
    }),
  },
)

builder.relayMutationField(
  'resendActivation',
  { inputFields: (t) => ({ oldToken: t.string({ required: true }) }) },
  {
    resolve: (_root, { input: { oldToken } }, { operation }) =>
      orRefusal(operation.client.send(resendActivation, { oldToken })),
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
)
