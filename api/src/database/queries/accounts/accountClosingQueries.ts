import { eq } from 'drizzle-orm'
import { deleteSessions } from './accountQueries.ts'
import { forgetAuditTarget } from '../kernel/auditQueries.ts'
import type { Database } from '../../kernel/database.ts'
import { users } from '../../schema/accounts.ts'
import { credentials, externalIdentities } from '../../schema/credentials.ts'
import { invitations } from '../../schema/invitations.ts'

/** Deletes all credentials at once and frees the address. A clean-up job deletes the rest. */
export async function closeAccount(database: Database, userId: string, email: string, now: Date): Promise<void> {
  await database.update(users).set({ closedAt: now, email: null }).where(eq(users.id, userId))
  await deleteSessions(database, userId, now)
  await database.delete(credentials).where(eq(credentials.userId, userId))
  await database.delete(externalIdentities).where(eq(externalIdentities.userId, userId))
  await database.delete(invitations).where(eq(invitations.email, email))
  await forgetAuditTarget(database, email)
}
