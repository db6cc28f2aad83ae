import { confirmEmail, register, resendActivation } from '@palier/contract/accounts/authenticationCalls'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { EmailConfirmationStatus, Language } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'

builder.relayMutationField(
  'register',
  {
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'Email address of the new account.' }),
      firstName: t.string({ required: true, description: 'First name.' }),
      lastName: t.string({ required: true, description: 'Last name.' }),
      password: t.string({ required: true, description: 'Password.' }),
      passwordConfirmation: t.string({ required: true, description: 'Password repeated.' }),
      language: t.field({ type: Language, required: true, description: 'Language of pages and mails.' }),
      humanActionToken: t.string({ required: true, description: 'Token given by the human check.' }),
      inviteToken: t.string({ description: 'Token of the invitation link.' }),
      termsVersion: t.int({ required: true, description: 'Version of the terms that was shown.' }),
      areTermsAccepted: t.boolean({
        required: true,
        description: 'Whether the terms are accepted; required to register.',
      }),
      keep: t.stringList({ description: 'Keys of `guestWork` to keep in the new account.' }),
    }),
  },
  {
    description: 'Creates an account, whose email address is then to be confirmed.',
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
      email: t.exposeString('email', { description: 'Email address that the confirmation was sent to.' }),
      emailConfirmationStatus: t.expose('emailConfirmationStatus', {
        type: EmailConfirmationStatus,
        description: 'Whether the email address is confirmed.',
      }),
      keptCount: t.int({
        description: 'Number of items of `guestWork` kept.',
        resolve: ({ keptCount = 0 }) => keptCount,
      }),
    }),
  },
)

builder.relayMutationField(
  'confirmEmail',
  { inputFields: (t) => ({ token: t.string({ required: true, description: 'Token of the mailed link.' }) }) },
  {
    description: 'Confirms an email address by the mailed link.',
    resolve: (_root, { input: { token } }, { operation }) => orRefusal(operation.client.send(confirmEmail, { token })),
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'Email address that the link was sent to.' }),
      emailConfirmationStatus: t.expose('emailConfirmationStatus', {
        type: EmailConfirmationStatus,
        description: 'Whether the email address is confirmed.',
      }),
    }),
  },
)

builder.relayMutationField(
  'resendActivation',
  { inputFields: (t) => ({ oldToken: t.string({ required: true, description: 'Token of the expired link.' }) }) },
  {
    description: 'Sends the mail to confirm an email address again.',
    resolve: (_root, { input: { oldToken } }, { operation }) =>
      orRefusal(operation.client.send(resendActivation, { oldToken })),
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'Email address that the mail was sent to.' }),
    }),
  },
)
