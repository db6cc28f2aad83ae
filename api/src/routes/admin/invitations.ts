import {
  acceptInvitationRequest,
  askForInvitation,
  getInvitationPlans,
  getInvitations,
  getUsersRegistrationInfo,
  resendInvitation,
  sendInvitation,
  visitWithInvitation,
} from '@palier/contract/admin/invitationCalls'
import { setAccountBanned } from '@palier/contract/admin/adminCalls'
import type { Invitations } from '../../services/admin/invitations.ts'
import { invitationToWire, memberToWire } from '../../wire/admin/invitation.ts'
import { INVITATIONS } from '../../database/queries/admin/invitationQueries.ts'
import { MEMBERS } from '../../database/queries/accounts/userQueries.ts'
import { sortedPageFromWire, sortedPageToWire } from '../../wire/kernel/sortedPage.ts'
import { forAdmin, forAnyone } from '../kernel/route.ts'

async function answerWithAll(invitations: Invitations, { first }: { first?: number | undefined }) {
  const page = { ...sortedPageFromWire({ first }, INVITATIONS.orders, 'lastUpdateDate'), group: null }
  const { rows } = sortedPageToWire(page, await invitations.list(page))
  return { data: { invitations: rows.map(invitationToWire) } }
}

export const invitationRoutes = {
  sendInvitation: forAdmin(sendInvitation, async ({ input, viewer, now, services: { invitations } }) => {
    const wanted = {
      email: input.email.toLowerCase(),
      firstName: input.firstname,
      lastName: input.lastname,
      planName: input.plan,
      language: input.twoLettersPreferredLanguage,
    }
    await invitations.invite(viewer, wanted, now)
    return answerWithAll(invitations, input)
  }),

  resendInvitation: forAdmin(resendInvitation, async ({ input, viewer, now, services: { invitations } }) => {
    await invitations.sendAgain(viewer, input.email.toLowerCase(), now)
    return answerWithAll(invitations, input)
  }),

  acceptInvitationRequest: forAdmin(
    acceptInvitationRequest,
    async ({ input, viewer, now, services: { invitations } }) => {
      await invitations.accept(viewer, input.email.toLowerCase(), input.planName, now)
      return answerWithAll(invitations, input)
    },
  ),

  getInvitationPlans: forAdmin(getInvitationPlans, async ({ services: { invitations } }) => {
    return { data: { plans: await invitations.offeredPlans() } }
  }),

  getInvitations: forAdmin(getInvitations, async ({ input, services: { invitations } }) => {
    const sorted = sortedPageFromWire(input, INVITATIONS.orders, 'lastUpdateDate')
    const page = { ...sorted, group: input.group ?? null }
    const { rows, end } = sortedPageToWire(page, await invitations.list(page))
    return { data: { invitations: rows.map(invitationToWire), ...end } }
  }),

  getUsersRegistrationInfo: forAdmin(getUsersRegistrationInfo, async ({ input, services: { members } }) => {
    const page = sortedPageFromWire(input, MEMBERS.orders, 'utcDateTime')
    const { rows, end } = sortedPageToWire(page, await members.list(page))
    return { data: { users: rows.map(memberToWire), ...end } }
  }),

  setAccountBanned: forAdmin(setAccountBanned, async ({ input, viewer, now, services: { members } }) => {
    await members.setBanned(viewer, input.email.toLowerCase(), input.isBanned, now)
    return { data: {} }
  }),

  askForInvitation: forAnyone(
    askForInvitation,
    async ({ input, address, now, services: { humanChecks, invitations } }) => {
      await humanChecks.require('invitation', input.humanActionToken, address, now)
      const { firstName, lastName, motivation } = input
      const email = input.email.toLowerCase()
      const language = input.twoLettersPreferredLanguage
      await invitations.ask({ email, firstName, lastName, motivation, language }, now)
      return { data: { email } }
    },
  ),

  visitWithInvitation: forAnyone(visitWithInvitation, async ({ input, now, services: { invitations } }) => {
    const { email, firstName, lastName, language } = await invitations.visit(input.invitationToken, now)
    return { data: { email, firstname: firstName, lastname: lastName, twoLettersPreferredLanguage: language } }
  }),
}
