import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/kernel/database.ts'
import { type FeedbackOrder, findFeedbacks, insertFeedback } from '../../database/queries/admin/feedbackQueries.ts'
import type { SortedPage } from '../../database/kernel/sortedPage.ts'
import type { Viewer } from '../kernel/viewer.ts'

type Feedback = { rating: number; comment: string }

export function createFeedbacks(database: Database) {
  return {
    async submit({ userId }: Viewer, { rating, comment }: Feedback, now: Date): Promise<void> {
      const row = { id: randomUUID(), userId, halfStars: Math.round(rating * 2), comment, createdAt: now }
      await insertFeedback(database, row)
    },

    list: (page: SortedPage<FeedbackOrder>) => findFeedbacks(database, page),
  }
}
