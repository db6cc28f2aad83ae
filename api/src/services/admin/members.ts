import type { Database } from '../../database/kernel/database.ts'
import type { SortedPage } from '../../database/kernel/sortedPage.ts'
import { findMembers, type MemberOrder, type RegisteredUser } from '../../database/queries/accounts/userQueries.ts'

export type { RegisteredUser }

/** For administrators: who has an account. */
export function createMembers(database: Database) {
  return {
    /** Guests are none. */
    list: (page: SortedPage<MemberOrder>) => findMembers(database, page),
  }
}
