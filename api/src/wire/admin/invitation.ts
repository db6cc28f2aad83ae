import type { invitation, userRegistrationInfo } from '@palier/contract/accounts/userSchemas'
import type { z } from 'zod'
import type { InvitationWithInviter } from '../../database/queries/admin/invitationQueries.ts'
import type { RegisteredUser } from '../../services/admin/members.ts'

/** `invitedBy` is null if the invitation has no inviter. */
export function invitationToWire(row: InvitationWithInviter): z.input<typeof invitation> {
  return {
    firstname: row.firstName,
    lastname: row.lastName,
    email: row.email,
    plan: row.planName,
    status: row.status,
    invitedBy: row.inviterName === null ? null : { fullName: row.inviterName },
    lastUpdateDate: row.updatedAt.toISOString(),
    motivation: row.motivation,
  }
}

/** Terms version 0 means none accepted. */
export function memberToWire({ user, language }: RegisteredUser): z.input<typeof userRegistrationInfo> {
  return {
    firstname: user.firstName,
    lastname: user.lastName,
    email: user.email ?? '',
    language,
    utcDateTime: user.createdAt.toISOString(),
    planName: user.planName,
    firstAuthentificationMethod: user.firstAuthenticationMethod,
    lastAcceptedTermsVersion: user.acceptedTermsVersion ?? 0,
    isBanned: user.bannedAt !== null,
  }
}
