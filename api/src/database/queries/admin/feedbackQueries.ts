import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { users } from '../../schema/accounts.ts'
import { feedbacks } from '../../schema/opinions.ts'
import {
  containing,
  findPage,
  type FoundPage,
  type SortedCursor,
  type SortedPage,
  type SortedTable,
} from '../../kernel/sortedPage.ts'

export type FeedbackOrder = 'date' | 'rating'

export const FEEDBACKS = {
  source: feedbacks,
  orders: {
    date: { value: feedbacks.createdAt, kind: 'instant' },
    rating: { value: feedbacks.halfStars, kind: 'number' },
  },
  id: feedbacks.id,
  searched: feedbacks.searchText,
} satisfies SortedTable<FeedbackOrder>

export type FeedbackRow = {
  id: string
  halfStars: number
  comment: string
  createdAt: Date
  author: { firstName: string; lastName: string; email: string | null }
  cursor: SortedCursor
}

export async function insertFeedback(database: Database, row: typeof feedbacks.$inferInsert): Promise<void> {
  await database.insert(feedbacks).values(row)
}

function isWanted(database: Database, { search }: SortedPage<FeedbackOrder>): SQL | undefined {
  if (search === null) return undefined
  const authors = database
    .select({ id: users.id })
    .from(users)
    .where(containing({ searched: users.searchText }, search))
  return or(containing(FEEDBACKS, search), inArray(feedbacks.userId, authors))
}

/** Searches the comment and its author's name and address. */
export function findFeedbacks(database: Database, page: SortedPage<FeedbackOrder>): Promise<FoundPage<FeedbackRow>> {
  return findPage(database, FEEDBACKS, page, { filter: isWanted(database, page) }, ({ cursor, where, orderBy }) =>
    database
      .select({
        id: feedbacks.id,
        halfStars: feedbacks.halfStars,
        comment: feedbacks.comment,
        createdAt: feedbacks.createdAt,
        author: { firstName: users.firstName, lastName: users.lastName, email: users.email },
        cursor,
      })
      .from(feedbacks)
      .innerJoin(users, eq(users.id, feedbacks.userId))
      .where(where)
      .orderBy(...orderBy),
  )
}
