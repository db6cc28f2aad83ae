import type { Database } from '../../database/kernel/database.ts'
import { findInvitationByToken } from '../../database/queries/admin/invitationQueries.ts'
import { consumeOneTimeToken } from '../../database/queries/accounts/oneTimeTokenQueries.ts'
import { hashOneTimeToken } from '../../kernel/oneTimeToken.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** The plan of users without an invitation. */
const OPEN_PLAN = 'base'

/** The terms of a registration: the plan, and the invitation if there is one. */
type Admission = { planName: string; tokenHash: string | null }

/** Who may open an account, and on which plan; an invitation is demanded of all or accepted of those who have one. */
export function createAdmissions(database: Database, isInvitationRequired: boolean) {
  return {
    /**
     * Checks whether this address may register. Refused with InvitationTokenInvalid where an invitation is missing or
     * expired, with InvitationValidationProcessFailed where it is used, unknown or another person's.
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

/** Consumes the invitation. Refused with InvitationValidationProcessFailed. */
export async function useAdmission(database: Database, { tokenHash }: Admission, now: Date): Promise<void> {
  if (tokenHash === null) return
  const used = await consumeOneTimeToken(database, tokenHash, 'invitation', now)
  if (!used) throw new Refusal('InvitationValidationProcessFailed')
}
