import { confirmEmail } from '../database/accountQueries.ts'
import type { Database } from '../database/database.ts'
import { advanceInvitation } from '../database/invitationQueries.ts'
import { moveKeptWork } from '../database/keptWorkQueries.ts'

/** The person has proved their address: what waited for that happens now. True the first time only. */
export async function confirmAddress(
  transaction: Database,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<boolean> {
  if (!(await confirmEmail(transaction, id, now))) return false
  await advanceInvitation(transaction, email, 'accountActivated', now)
  await moveKeptWork(transaction, id)
  return true
}
