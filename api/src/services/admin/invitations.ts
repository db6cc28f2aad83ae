import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/kernel/database.ts'
import {
  addInvitationRequest,
  findInvitationByToken,
  findInvitations,
  hasAccount,
  type InvitationPage,
  type InvitationRow,
  type InvitationStatus,
  lockInvitation,
  noteVisit,
  replaceInvitationToken,
  saveInvitation,
} from '../../database/queries/admin/invitationQueries.ts'
import { findPlanNames } from '../../database/queries/billing/planQueries.ts'
import type { Audit, AuditAction } from './audit.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { hashOneTimeToken, newOneTimeToken } from '../../kernel/oneTimeToken.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findFullName } from '../../database/queries/accounts/userQueries.ts'
import type { Language, Viewer } from '../kernel/viewer.ts'

const INVITATION_DAYS = 14
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

const OFFERED_PLANS = ['base', 'pioneer', 'vip', 'frugal', 'standard', 'pro', 'elite']
const SENT: readonly InvitationStatus[] = ['pending', 'sentBack', 'webSiteVisited']

type NewInvitation = { email: string; firstName: string; lastName: string; planName: string; language: Language }
type InvitationRequest = Omit<NewInvitation, 'planName'> & { motivation: string }
type Sending = NewInvitation & { motivation: string | null; status: InvitationStatus }

export function createInvitations(database: Database, mails: MailQueue, audit: Audit) {
  async function offeredPlans(): Promise<string[]> {
    const known = await findPlanNames(database)
    return OFFERED_PLANS.filter((name) => known.includes(name))
  }

  async function expectPlan(planName: string): Promise<void> {
    if (!(await offeredPlans()).includes(planName)) throw new Refusal('resource_missing')
  }

  async function send(viewer: Viewer, act: AuditAction, sending: Sending, now: Date): Promise<void> {
    const { userId } = viewer
    await audit.record(viewer, act, sending.email, now)
    const made = { id: randomUUID(), invitedBy: userId, createdAt: now, updatedAt: now }
    const invitationId = await saveInvitation(database, { ...sending, ...made })
    const { token, tokenHash } = newOneTimeToken()
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MILLISECONDS)
    await replaceInvitationToken(database, { tokenHash, invitationId, expiresAt, createdAt: now })
    const { email: to, language, firstName, planName } = sending
    const inviterName = await findFullName(database, userId)
    const link = { token, expiresAt }
    await mails.order({ template: 'invitation', to, language, firstName, planName, inviterName, ...link }, now)
  }

  return {
    offeredPlans,

    /** Accepts addresses already invited or requested. Refuses with EmailAlreadyUsed or resource_missing. */
    async invite(viewer: Viewer, wanted: NewInvitation, now: Date): Promise<void> {
      await expectPlan(wanted.planName)
      if (await hasAccount(database, wanted.email)) throw new Refusal('EmailAlreadyUsed')
      await send(viewer, 'invitationSent', { ...wanted, motivation: null, status: 'pending' }, now)
    },

    /** The new link voids the old one. Refuses with resource_missing. */
    async sendAgain(viewer: Viewer, email: string, now: Date): Promise<void> {
      const invitation = await lockInvitation(database, email)
      if (!invitation?.planName || !SENT.includes(invitation.status)) throw new Refusal('resource_missing')
      await send(viewer, 'invitationResent', { ...invitation, planName: invitation.planName, status: 'sentBack' }, now)
    },

    /** Refuses with resource_missing. */
    async accept(viewer: Viewer, email: string, planName: string, now: Date): Promise<void> {
      await expectPlan(planName)
      const request = await lockInvitation(database, email)
      if (request?.status !== 'invitationAsked') throw new Refusal('resource_missing')
      await send(viewer, 'invitationAccepted', { ...request, planName, status: 'pending' }, now)
    },

    list: (page: InvitationPage) => findInvitations(database, page),

    /** A known address changes nothing and takes the same time. */
    async ask(request: InvitationRequest, now: Date): Promise<void> {
      const row = { ...request, id: randomUUID(), createdAt: now }
      await database.transaction(async (transaction) => {
        const isNew = await addInvitationRequest(transaction, row)
        const { email: to, language, firstName } = request
        const bound = mails.over(transaction)
        if (isNew) await bound.order({ template: 'invitationRequestReceived', to, language, firstName }, now)
        else await bound.orderNothing(now)
      })
    },

    /**
     * Records the first visit. Refuses with InvitationTokenInvalid if the token has expired, with
     * InvitationValidationProcessFailed if it is unknown or used.
     */
    async visit(token: string, now: Date): Promise<InvitationRow> {
      const found = await findInvitationByToken(database, hashOneTimeToken(token))
      if (!found || found.usedAt) throw new Refusal('InvitationValidationProcessFailed')
      if (found.expiresAt <= now) throw new Refusal('InvitationTokenInvalid')
      await noteVisit(database, found.invitation.id, now)
      return found.invitation
    },
  }
}

export type Invitations = ReturnType<typeof createInvitations>
