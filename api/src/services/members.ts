import type { Database } from '../database/database.ts'
import type { SortedPage } from '../database/sortedPage.ts'
import { countMembers, findMembers, type MemberOrder, type RegisteredUser } from '../database/userQueries.ts'

export type { RegisteredUser }

/** For administrators: who has an account. */
export function createMembers(database: Database) {
  return {
    /** Guests are none. */
    list: (page: SortedPage<MemberOrder>): Promise<RegisteredUser[]> => findMembers(database, page),
    count: (page: SortedPage<MemberOrder>): Promise<number> => countMembers(database, page),
  }
}

export type Members = ReturnType<typeof createMembers>
