import type { Database } from './database.ts'
import { feedbacks } from './schema/opinions.ts'

export async function insertFeedback(database: Database, row: typeof feedbacks.$inferInsert): Promise<void> {
  await database.insert(feedbacks).values(row)
}
