import type { Database } from '../../database/kernel/database.ts'
import { findInvitationByToken } from '../../database/queries/admin/invitationQueries.ts'
import { consumeOneTimeToken } from '../../database/queries/accounts/oneTimeTokenQueries.ts'
import { hashOneTimeToken } from '../../kernel/oneTimeToken.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Plan of users without an invitation. */
const OPEN_PLAN = 'base'

type Admission = { planName: string; tokenHash: string | null }

export function createAdmissions(database: Database, isInvitationRequired: boolean) {
  return {
    /**
     * Refuses with InvitationTokenInvalid if a required invitation is missing or the given one has
     * expired, with InvitationValidationProcessFailed if it is used, unknown or for another
     * address.
     */
    async expect(inviteToken: string | null, email: string, now: Date): Promise<Admission> {
      if (inviteToken === null) {
        if (isInvitationRequired) throw new Refusal('InvitationTokenInvalid')
        return { planName: OPEN_PLAN, tokenHash: null }
      }
      const tokenHash = hashOneTimeToken(inviteToken)
      const found = await findInvitationByToken(database, tokenHash)
      const planName = found?.invitation.planName
      if (!found || found.usedAt || !planName || found.invitation.email !== email) {
        throw new Refusal('InvitationValidationProcessFailed')
      }
      if (found.expiresAt <= now) throw new Refusal('InvitationTokenInvalid')
      return { planName, tokenHash }
    },
  }
}

export type Admissions = ReturnType<typeof createAdmissions>

/** Consumes the invitation. Refuses with InvitationValidationProcessFailed. */
export async function useAdmission(database: Database, { tokenHash }: Admission, now: Date): Promise<void> {
  if (tokenHash === null) return
  const used = await consumeOneTimeToken(database, tokenHash, 'invitation', now)
  if (!used) throw new Refusal('InvitationValidationProcessFailed')
}
