import { askForInvitation, visitWithInvitation } from '@palier/contract/admin/invitationCalls'
import { builder } from '../kernel/builder.ts'
import { Language } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'

builder.relayMutationField(
  'requestInvitation',
  {
    inputFields: (t) => ({
      firstName: t.string({ required: true, description: 'First name.' }),
      lastName: t.string({ required: true, description: 'Last name.' }),
      email: t.string({ required: true, description: 'Email address to invite.' }),
      motivation: t.string({ required: true, description: 'Reason for the request.' }),
      language: t.field({ type: Language, required: true, description: 'Language of the mail.' }),
      humanActionToken: t.string({ required: true, description: 'Token given by the human check.' }),
    }),
  },
  {
    description: 'Answers the same whether the email address is known or not.',
    resolve: (_root, { input: { language, ...asked } }, { operation }) =>
      orRefusal(operation.client.send(askForInvitation, { ...asked, twoLettersPreferredLanguage: language })),
  },
  { outputFields: (t) => ({ email: t.exposeString('email', { description: 'Email address of the request.' }) }) },
)

builder.relayMutationField(
  'visitWithInvitation',
  { inputFields: (t) => ({ token: t.string({ required: true, description: 'Token of the invitation link.' }) }) },
  {
    description: 'Records the visit of an invited person and answers their name.',
    resolve: (_root, { input: { token } }, { operation }) =>
      orRefusal(operation.client.send(visitWithInvitation, { invitationToken: token })),
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'Email address of the invited person.' }),
      firstName: t.exposeString('firstname', { description: 'First name.' }),
      lastName: t.exposeString('lastname', { description: 'Last name.' }),
      language: t.expose('twoLettersPreferredLanguage', { type: Language, description: 'Language of the invitation.' }),
    }),
  },
)
