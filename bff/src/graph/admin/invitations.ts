import { askForInvitation, visitWithInvitation } from '@palier/contract/admin/invitationCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { builder } from '../kernel/builder.ts'
import { Language } from '../kernel/enums.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'

const RequestInvitationPayload = builder.objectRef<{ email: string }>('RequestInvitationPayload').implement({
  fields: (t) => ({ email: t.exposeString('email') }),
})

const RequestInvitationInput = builder.inputType('RequestInvitationInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    motivation: t.string({ required: true }),
    language: t.field({ type: Language, required: true }),
    humanActionToken: t.string({ required: true }),
  }),
})

builder.mutationField('requestInvitation', (t) =>
  t.field({
    type: RequestInvitationPayload,
    description: 'Answers the same whether the address is known or not.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: RequestInvitationInput, required: true }) },
    resolve: (_root, { input: { language, ...asked } }, { operation }) =>
      orRefusal(operation.client.send(askForInvitation, { ...asked, twoLettersPreferredLanguage: language })),
  }),
)

type Invited = OutputOf<typeof visitWithInvitation>

const VisitWithInvitationPayload = builder.objectRef<Invited>('VisitWithInvitationPayload').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    firstName: t.exposeString('firstname'),
    lastName: t.exposeString('lastname'),
  }),
})

const VisitWithInvitationInput = builder.inputType('VisitWithInvitationInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

builder.mutationField('visitWithInvitation', (t) =>
  t.field({
    type: VisitWithInvitationPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: VisitWithInvitationInput, required: true }) },
    resolve: (_root, { input: { token } }, { operation }) =>
      orRefusal(operation.client.send(visitWithInvitation, { invitationToken: token })),
  }),
)
