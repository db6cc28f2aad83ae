import type { userFeedback } from '@palier/contract/accounts/userSchemas'
import type { z } from 'zod'
import type { FeedbackRow } from '../../database/queries/admin/feedbackQueries.ts'

export function feedbackToWire({
  id,
  author,
  createdAt,
  halfStars,
  comment,
}: FeedbackRow): z.input<typeof userFeedback> {
  return {
    id,
    author: { firstname: author.firstName, lastname: author.lastName, email: author.email ?? '' },
    date: createdAt.toISOString(),
    rating: halfStars / 2,
    comment,
  }
}
