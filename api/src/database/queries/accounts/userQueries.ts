import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { preferences, users } from '../../schema/accounts.ts'
import { credentials, externalIdentities } from '../../schema/credentials.ts'
import {
  containing,
  findPage,
  type FoundPage,
  type SortedCursor,
  type SortedPage,
  type SortedTable,
} from '../../kernel/sortedPage.ts'

export type MemberOrder = 'email' | 'firstname' | 'lastname' | 'planName' | 'utcDateTime'

export const MEMBERS = {
  source: users,
  orders: {
    email: { value: users.email, kind: 'text' },
    firstname: { value: sql`lower(${users.firstName})`, kind: 'text' },
    lastname: { value: sql`lower(${users.lastName})`, kind: 'text' },
    planName: { value: users.planName, kind: 'text' },
    utcDateTime: { value: users.createdAt, kind: 'instant' },
  },
  id: users.id,
  searched: users.searchText,
} satisfies SortedTable<MemberOrder>

const { searchText: _searchText, ...columns } = getTableColumns(users)
export const USER_COLUMNS = columns

type UserRow = Omit<typeof users.$inferSelect, 'searchText'>
export type RegisteredUser = { user: UserRow; language: 'fr' | 'en'; cursor: SortedCursor }

// Guests and closed accounts have no address.
function isMember() {
  return isNotNull(users.email)
}

export function findMembers(database: Database, page: SortedPage<MemberOrder>): Promise<FoundPage<RegisteredUser>> {
  const wanted = { always: isMember(), filter: containing(MEMBERS, page.search) }
  return findPage(database, MEMBERS, page, wanted, ({ cursor, where, orderBy }) =>
    database
      .select({
        user: USER_COLUMNS,
        language: preferences.language,
        cursor,
      })
      .from(users)
      .innerJoin(preferences, eq(preferences.userId, users.id))
      .where(where)
      .orderBy(...orderBy),
  )
}

export async function findAccount(database: Database, userId: string) {
  const [row] = await database
    .select({ user: USER_COLUMNS, passwordHash: credentials.passwordHash, provider: externalIdentities.provider })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(externalIdentities, eq(externalIdentities.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1)
  if (!row) throw new Error(`User row missing: ${userId}`)
  return row
}

export async function findFullName(database: Database, userId: string): Promise<string | null> {
  const columns = { firstName: users.firstName, lastName: users.lastName }
  const [row] = await database.select(columns).from(users).where(eq(users.id, userId))
  return row ? `${row.firstName} ${row.lastName}`.trim() : null
}
