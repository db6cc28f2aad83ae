import type { Database } from './database.ts'
import { preferences, sessions, users } from './schema/accounts.ts'
import { watchListEntries, watchLists } from './schema/watchLists.ts'

export type NewPerson = {
  user: typeof users.$inferInsert
  session: typeof sessions.$inferInsert
  preferences: typeof preferences.$inferInsert
  lists: (typeof watchLists.$inferInsert)[]
  entries: (typeof watchListEntries.$inferInsert)[]
}

/** A person with all that is theirs, whole or not at all: five statements, however many entries. */
export async function insertPerson(database: Database, person: NewPerson): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.insert(users).values(person.user)
    await transaction.insert(sessions).values(person.session)
    await transaction.insert(preferences).values(person.preferences)
    await transaction.insert(watchLists).values(person.lists)
    await transaction.insert(watchListEntries).values(person.entries)
  })
}
