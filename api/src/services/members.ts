import type { Database } from '../database/database.ts'
import type { Page } from '../database/page.ts'
import { countMembers, findMembers, type RegisteredUser } from '../database/userQueries.ts'

export type { RegisteredUser }

/** For administrators: who has an account. */
export function createMembers(database: Database) {
  return {
    /** The newest account first; guests are none. */
    list: (page: Page): Promise<RegisteredUser[]> => findMembers(database, page),
    count: (page: Page): Promise<number> => countMembers(database, page),
  }
}

export type Members = ReturnType<typeof createMembers>
