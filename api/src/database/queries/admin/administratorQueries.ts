import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences, users } from '../../schema/accounts.ts'
import { credentials } from '../../schema/credentials.ts'

type NewAdministrator = {
  user: typeof users.$inferInsert
  credentials: typeof credentials.$inferInsert
  preferences: typeof preferences.$inferInsert
}

/** Ignores deactivated administrators. */
export async function hasAdministrator(database: Database): Promise<boolean> {
  return (await database.$count(users, sql`${users.roles} -> 'admin' ->> 'active' = 'true'`)) > 0
}

/** False if the address is taken: existing users are not made administrators. */
export async function addAdministrator(database: Database, person: NewAdministrator): Promise<boolean> {
  const added = await database.insert(users).values(person.user).onConflictDoNothing().returning({ id: users.id })
  if (added.length === 0) return false
  await database.insert(credentials).values(person.credentials)
  await database.insert(preferences).values(person.preferences)
  return true
}

/** Grants or revokes the role. False if no user has that address. */
export async function setAdministrator(database: Database, email: string, isAdministrator: boolean): Promise<boolean> {
  const role = JSON.stringify({ admin: { active: isAdministrator } })
  const changed = await database
    .update(users)
    .set({ roles: sql`${users.roles} || ${role}::jsonb` })
    .where(eq(users.email, email.toLowerCase()))
    .returning({ id: users.id })
  return changed.length > 0
}
