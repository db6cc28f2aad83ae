import {
  acceptInvitationRequest,
  getInvitationPlans,
  getInvitations,
  resendInvitation,
  sendInvitation,
} from '@palier/contract/admin/invitationCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing, sortedPageRequest, tableOf, tablePageOf } from './administration.ts'
import { InvitationGroup, InvitationSort, SortDirection } from './administrationEnums.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { Language } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

type Answered = OutputOf<typeof sendInvitation>
type WireInvitation = Answered['invitations'][number]

/** Statuses by group, in both spellings; any other is on its way. */
const ASKED = 'invitationAsked'
const COMPLETED: ReadonlySet<string> = new Set(['accountCreated', 'accountActivated', 'registered', 'active'])

const Invitation = builder.objectRef<WireInvitation>('Invitation')
Invitation.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ email }) => encodeGlobalID(Invitation.name, email) }),
    firstName: t.exposeString('firstname'),
    lastName: t.exposeString('lastname'),
    email: t.exposeString('email'),
    planName: t.exposeString('plan', {
      nullable: true,
      description: 'Name of the plan; null until a request is accepted.',
    }),
    status: t.exposeString('status'),
    group: t.field({ type: InvitationGroup, resolve: groupOf }),
    invitedBy: t.string({
      nullable: true,
      description: 'Full name of the administrator who sent it; null for a request.',
      resolve: ({ invitedBy }) => invitedBy?.fullName ?? null,
    }),
    updatedAt: t.expose('lastUpdateDate', { type: 'DateTime' }),
    motivation: t.exposeString('motivation', {
      nullable: true,
      description: 'Motivation given by a visitor who requested it; null otherwise.',
    }),
  }),
})

const InvitationConnection = tableOf('Invitation', Invitation)

builder.objectFields(Admin, (t) => ({
  invitations: t.field({
    type: InvitationConnection,
    nullable: true,
    args: {
      group: t.arg({ type: InvitationGroup, description: 'All of them when left out.' }),
      search: t.arg.string(),
      sort: t.arg({ type: InvitationSort, required: true, defaultValue: 'lastUpdateDate' }),
      direction: t.arg({ type: SortDirection, required: true, defaultValue: 'descending' }),
      first: t.arg.int({ ...ROWS, defaultValue: 50 }),
      after: t.arg.string(),
    },
    resolve: (_session, { group, ...request }, { operation }) =>
      orNothing(
        operation,
        operation.client
          .send(getInvitations, { ...sortedPageRequest(request), ...(group != null && { group }) })
          .then(({ invitations, ...end }) => {
            // A server without the filter answers all groups.
            const ofGroup = invitations.filter((invitation) => group == null || groupOf(invitation) === group)
            return tablePageOf(ofGroup, end, request)
          }),
      ),
  }),
  invitationPlans: t.stringList({
    nullable: true,
    description: 'Names of the plans an invitation may offer, the base plan first.',
    resolve: (_session, _arguments, { operation }) =>
      orNothing(
        operation,
        operation.client.send(getInvitationPlans, {}).then(({ plans }) => plans),
      ),
  }),
}))

builder.relayMutationField(
  'sendInvitation',
  {
    inputFields: (t) => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      email: t.string({ required: true }),
      planName: t.string({ required: true }),
      language: t.field({ type: Language, required: true }),
    }),
  },
  {
    resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      const { firstName: firstname, lastName: lastname, email, planName: plan, language } = input
      const invited = { firstname, lastname, email, plan, twoLettersPreferredLanguage: language }
      return written(email, operation.client.send(sendInvitation, { ...invited, first: 1 }))
    },
  },
  { outputFields: (t) => ({ invitation: t.expose('invitation', { type: Invitation }) }) },
)

builder.relayMutationField(
  'resendInvitation',
  { inputFields: (t) => ({ email: t.string({ required: true }) }) },
  {
    resolve(_root, { input: { email } }, { operation }) {
      sessionOrRefusal(operation)
      return written(email, operation.client.send(resendInvitation, { email, first: 1 }))
    },
  },
  { outputFields: (t) => ({ invitation: t.expose('invitation', { type: Invitation }) }) },
)

builder.relayMutationField(
  'acceptInvitationRequest',
  { inputFields: (t) => ({ email: t.string({ required: true }), planName: t.string({ required: true }) }) },
  {
    resolve(_root, { input: { email, planName } }, { operation }) {
      sessionOrRefusal(operation)
      return written(email, operation.client.send(acceptInvitationRequest, { email, planName, first: 1 }))
    },
  },
  { outputFields: (t) => ({ invitation: t.expose('invitation', { type: Invitation }) }) },
)

/** The invitation written, also when the server answers all of them. */
async function written(email: string, write: Promise<Answered>): Promise<{ invitation: WireInvitation }> {
  const { invitations } = await orRefusal(write)
  const own = invitations.find((invitation) => invitation.email.toLowerCase() === email.trim().toLowerCase())
  if (!own) throw new Refusal('resource_missing')
  return { invitation: own }
}

function groupOf({ status }: WireInvitation) {
  if (status === ASKED) return 'asked'
  return COMPLETED.has(status) ? 'completed' : 'sent'
}
