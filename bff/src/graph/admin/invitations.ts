import { askForInvitation, visitWithInvitation } from '@palier/contract/admin/invitationCalls'
import { builder } from '../kernel/builder.ts'
import { Language } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'

builder.relayMutationField(
  'requestInvitation',
  {
    inputFields: (t) => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      email: t.string({ required: true }),
      motivation: t.string({ required: true }),
      language: t.field({ type: Language, required: true }),
      humanActionToken: t.string({ required: true }),
    }),
  },
  {
    description: 'Answers the same whether the email address is known or not.',
    resolve: (_root, { input: { language, ...asked } }, { operation }) =>
      orRefusal(operation.client.send(askForInvitation, { ...asked, twoLettersPreferredLanguage: language })),
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
)

builder.relayMutationField(
  'visitWithInvitation',
  { inputFields: (t) => ({ token: t.string({ required: true }) }) },
  {
    resolve: (_root, { input: { token } }, { operation }) =>
      orRefusal(operation.client.send(visitWithInvitation, { invitationToken: token })),
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email'),
      firstName: t.exposeString('firstname'),
      lastName: t.exposeString('lastname'),
      language: t.expose('twoLettersPreferredLanguage', { type: Language }),
    }),
  },
)
