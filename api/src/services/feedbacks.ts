import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { insertFeedback } from '../database/feedbackQueries.ts'
import type { Viewer } from './viewer.ts'

/** `rating` in stars, by halves. */
export type Feedback = { rating: number; comment: string }

export function createFeedbacks(database: Database) {
  return {
    async submit({ userId }: Viewer, { rating, comment }: Feedback, now: Date): Promise<void> {
      const row = { id: randomUUID(), userId, halfStars: Math.round(rating * 2), comment, createdAt: now }
      await insertFeedback(database, row)
    },
  }
}

export type Feedbacks = ReturnType<typeof createFeedbacks>
