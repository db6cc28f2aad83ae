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
import { InvitationGroup, InvitationSort, InvitationStatus, SortDirection } from './administrationEnums.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { AFTER } from '../kernel/pages.ts'
import { Language } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

type Answered = OutputOf<typeof sendInvitation>
type WireInvitation = Answered['invitations'][number]

/** Statuses in both spellings of the REST API. */
const STATUSES: ReadonlyMap<string, typeof InvitationStatus.$inferType> = new Map([
  ['accountActivated', 'accountActivated'],
  ['accountCreated', 'accountCreated'],
  ['active', 'accountActivated'],
  ['invitationAsked', 'invitationAsked'],
  ['pending', 'pending'],
  ['registered', 'accountCreated'],
  ['sentBack', 'sentBack'],
  ['visited', 'webSiteVisited'],
  ['webSiteVisited', 'webSiteVisited'],
])

const Invitation = builder.objectRef<WireInvitation>('Invitation')
Invitation.implement({
  description: "An invitation, or a visitor's request for one. At most one per email address.",
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ email }) => encodeGlobalID(Invitation.name, email) }),
    firstName: t.exposeString('firstname', { description: 'First name.' }),
    lastName: t.exposeString('lastname', { description: 'Last name.' }),
    email: t.exposeString('email', { description: 'Email address of the invited person.' }),
    planName: t.exposeString('plan', {
      nullable: true,
      description: 'Name of the plan; null until a request is accepted.',
    }),
    status: t.field({
      type: InvitationStatus,
      nullable: true,
      description: 'Status of the invitation; null if unknown.',
      resolve: ({ status }) => STATUSES.get(status) ?? null,
    }),
    group: t.field({ type: InvitationGroup, description: 'Group of the status.', resolve: groupOf }),
    invitedBy: t.string({
      nullable: true,
      description: 'Full name of the administrator who sent it; null for a request.',
      resolve: ({ invitedBy }) => invitedBy?.fullName ?? null,
    }),
    updatedAt: t.expose('lastUpdateDate', { type: 'DateTime', description: 'When the status last changed.' }),
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
    description: 'Invitations requested by visitors and invitations sent.',
    args: {
      group: t.arg({ type: InvitationGroup, description: 'All of them when left out.' }),
      search: t.arg.string({ description: 'Only rows that contain this text.' }),
      sort: t.arg({
        type: InvitationSort,
        required: true,
        defaultValue: 'lastUpdateDate',
        description: 'Sort key of the rows.',
      }),
      direction: t.arg({
        type: SortDirection,
        required: true,
        defaultValue: 'descending',
        description: 'Sort direction.',
      }),
      first: t.arg.int({ ...ROWS, defaultValue: 50 }),
      after: t.arg.string(AFTER),
    },
    resolve: (_session, { group, ...request }, { operation }) =>
      orNothing(
        operation,
        operation.client
          .send(getInvitations, { ...sortedPageRequest(request), ...(group != null && { group }) })
          .then(({ invitations, ...end }) => {
            // A server without the filter returns all groups.
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
      firstName: t.string({ required: true, description: 'First name.' }),
      lastName: t.string({ required: true, description: 'Last name.' }),
      email: t.string({ required: true, description: 'Email address to invite.' }),
      planName: t.string({ required: true, description: 'Plan that the invited person gets.' }),
      language: t.field({ type: Language, required: true, description: 'Language of the mail.' }),
    }),
  },
  {
    description: 'Sends an invitation by mail. For administrators.',
    resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      const { firstName: firstname, lastName: lastname, email, planName: plan, language } = input
      const invited = { firstname, lastname, email, plan, twoLettersPreferredLanguage: language }
      return written(email, operation.client.send(sendInvitation, { ...invited, first: 1 }))
    },
  },
  {
    outputFields: (t) => ({
      invitation: t.expose('invitation', { type: Invitation, description: 'The invitation after the change.' }),
    }),
  },
)

builder.relayMutationField(
  'resendInvitation',
  { inputFields: (t) => ({ email: t.string({ required: true, description: 'Email address of the invitation.' }) }) },
  {
    description: 'Sends an invitation again with a new link. For administrators.',
    resolve(_root, { input: { email } }, { operation }) {
      sessionOrRefusal(operation)
      return written(email, operation.client.send(resendInvitation, { email, first: 1 }))
    },
  },
  {
    outputFields: (t) => ({
      invitation: t.expose('invitation', { type: Invitation, description: 'The invitation after the change.' }),
    }),
  },
)

builder.relayMutationField(
  'acceptInvitationRequest',
  {
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'Email address of the request.' }),
      planName: t.string({ required: true, description: 'Plan that the invited person gets.' }),
    }),
  },
  {
    description: "Accepts a visitor's request and sends the invitation. For administrators.",
    resolve(_root, { input: { email, planName } }, { operation }) {
      sessionOrRefusal(operation)
      return written(email, operation.client.send(acceptInvitationRequest, { email, planName, first: 1 }))
    },
  },
  {
    outputFields: (t) => ({
      invitation: t.expose('invitation', { type: Invitation, description: 'The invitation after the change.' }),
    }),
  },
)

/** The server may return all invitations, so the written one is found by its address. */
async function written(email: string, write: Promise<Answered>): Promise<{ invitation: WireInvitation }> {
  const { invitations } = await orRefusal(write)
  const own = invitations.find((invitation) => invitation.email.toLowerCase() === email.trim().toLowerCase())
  if (!own) throw new Refusal('resource_missing')
  return { invitation: own }
}

function groupOf({ status }: WireInvitation) {
  const known = STATUSES.get(status)
  if (known === 'invitationAsked') return 'asked'
  return known === 'accountCreated' || known === 'accountActivated' ? 'completed' : 'sent'
}
