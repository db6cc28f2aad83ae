import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { users } from '../../schema/accounts.ts'
import { termsAcceptances } from '../../schema/opinions.ts'

/** Stores the first acceptance of a version and makes it the user's last. */
export async function saveTermsAcceptance(
  database: Database,
  row: typeof termsAcceptances.$inferInsert,
): Promise<void> {
  await database.insert(termsAcceptances).values(row).onConflictDoNothing()
  await database.update(users).set({ acceptedTermsVersion: row.version }).where(eq(users.id, row.userId))
}
