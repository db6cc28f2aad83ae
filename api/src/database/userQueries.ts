import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database } from './database.ts'
import { matching, newestFirst, olderThan, type Page } from './page.ts'
import { preferences, users } from './schema/accounts.ts'
import { credentials, externalIdentities } from './schema/credentials.ts'

const PAGED = {
  instant: users.createdAt,
  id: users.id,
  searched: [users.email, users.firstName, users.lastName],
}

export type UserRow = typeof users.$inferSelect
export type RegisteredUser = { user: UserRow; language: 'fr' | 'en' }

// Guests and people who have left are nobody's members.
function isMember() {
  return and(isNotNull(users.email), isNull(users.closedAt), ne(users.firstAuthenticationMethod, 'guest'))
}

export async function findMembers(database: Database, page: Page): Promise<RegisteredUser[]> {
  const rows = database
    .select({ user: users, language: preferences.language })
    .from(users)
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .where(and(isMember(), matching(PAGED, page), olderThan(PAGED, page)))
    .orderBy(...newestFirst(PAGED))
  return page.first === null ? rows : rows.limit(page.first)
}

export function countMembers(database: Database, page: Page): Promise<number> {
  return database.$count(users, and(isMember(), matching(PAGED, page)))
}

/** A person with the ways in that they have: one statement. */
export async function findAccount(database: Database, userId: string) {
  const [row] = await database
    .select({ user: users, passwordHash: credentials.passwordHash, provider: externalIdentities.provider })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(externalIdentities, eq(externalIdentities.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1)
  if (!row) throw new Error('A signed-in person has no row.')
  return row
}

export async function findFullName(database: Database, userId: string): Promise<string | null> {
  const columns = { firstName: users.firstName, lastName: users.lastName }
  const [row] = await database.select(columns).from(users).where(eq(users.id, userId))
  return row ? `${row.firstName} ${row.lastName}`.trim() : null
}
