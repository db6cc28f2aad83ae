import { insertPortfolioCopies, type NewPortfolioCopies } from '../portfolios/portfolioCopyQueries.ts'
import type { Database } from '../../kernel/database.ts'
import { preferences, sessions, users } from '../../schema/accounts.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'

export type NewGuest = {
  user: typeof users.$inferInsert
  session: typeof sessions.$inferInsert
  preferences: typeof preferences.$inferInsert
  lists: (typeof watchLists.$inferInsert)[]
  entries: (typeof watchListEntries.$inferInsert)[]
  portfolioCopies: NewPortfolioCopies
}

/**
 * Inserts a guest with all data in one transaction: nine statements, however many entries and lots.
 */
export async function insertGuest(database: Database, person: NewGuest): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.insert(users).values(person.user)
    await transaction.insert(sessions).values(person.session)
    await transaction.insert(preferences).values(person.preferences)
    await transaction.insert(watchLists).values(person.lists)
    if (person.entries.length > 0) await transaction.insert(watchListEntries).values(person.entries)
    await insertPortfolioCopies(transaction, person.portfolioCopies)
  })
}
