import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { users } from '../../schema/accounts.ts'
import { deleteSessions } from '../accounts/accountQueries.ts'
import { insertCommandEntry } from '../kernel/auditQueries.ts'

export async function banAccount(database: Database, email: string, now: Date): Promise<boolean> {
  const userId = await updateBan(database, email, now)
  if (userId === null) return false
  await deleteSessions(database, userId, now)
  return true
}

export async function unbanAccount(database: Database, email: string): Promise<boolean> {
  return (await updateBan(database, email, null)) !== null
}

export function runBanCommand(database: Database, command: 'ban' | 'unban', email: string, now: Date) {
  return database.transaction(async (transaction) => {
    const isKnown = await (command === 'ban' ? banAccount(transaction, email, now) : unbanAccount(transaction, email))
    const action = command === 'ban' ? 'accountBanned' : 'accountUnbanned'
    if (isKnown) await insertCommandEntry(transaction, { at: now, action, target: email.toLowerCase() })
    return isKnown
  })
}

async function updateBan(database: Database, email: string, bannedAt: Date | null): Promise<string | null> {
  const [user] = await database
    .update(users)
    .set({ bannedAt })
    .where(and(eq(users.email, email.toLowerCase()), isNull(users.closedAt)))
    .returning({ id: users.id })
  return user?.id ?? null
}
