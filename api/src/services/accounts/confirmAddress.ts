import { confirmEmail } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { advanceInvitation } from '../../database/queries/admin/invitationQueries.ts'
import { moveGuestWork } from '../../database/queries/demo/guestWorkQueries.ts'

/** Confirms an address with all consequences. Returns true the first time only. */
export async function confirmAddress(
  transaction: Database,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<boolean> {
  if (!(await confirmEmail(transaction, id, now))) return false
  await advanceInvitation(transaction, email, 'accountActivated', now)
  await moveGuestWork(transaction, id)
  return true
}
