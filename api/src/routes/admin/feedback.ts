import { getFeedbacks, submitFeedback } from '@palier/contract/admin/feedbackCalls'
import { FEEDBACKS } from '../../database/queries/admin/feedbackQueries.ts'
import { feedbackToWire } from '../../wire/admin/feedback.ts'
import { sortedPageFromWire, sortedPageToWire } from '../../wire/kernel/sortedPage.ts'
import { forAdmin, forUserAfter } from '../kernel/route.ts'

export const feedbackRoutes = {
  submitFeedback: forUserAfter(
    submitFeedback,
    ({ input, address, now, services: { humanChecks } }) => humanChecks.require('feedback', input.token, address, now),
    async ({ input, viewer, now, services: { feedbacks } }) => {
      await feedbacks.submit(viewer, { rating: input.rating, comment: input.comment }, now)
      return { data: {} }
    },
  ),

  getFeedbacks: forAdmin(getFeedbacks, async ({ input, services: { feedbacks } }) => {
    const page = sortedPageFromWire(input, FEEDBACKS.orders, 'date')
    const { rows, end } = sortedPageToWire(page, await feedbacks.list(page))
    return { data: { feedbacks: rows.map(feedbackToWire), ...end } }
  }),
}
