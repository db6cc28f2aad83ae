import type { Database } from '../../kernel/database.ts'
import { spentHumanChecks } from '../../schema/credentials.ts'

/** True once per id. A concurrent call waits for the first one's transaction. */
export async function spendHumanCheck(database: Database, id: string, expiresAt: Date): Promise<boolean> {
  const spent = await database
    .insert(spentHumanChecks)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: spentHumanChecks.id })
  return spent.length > 0
}
