import { submitFeedback } from '@palier/contract/calls/feedback'
import { forUserAfter } from './route.ts'

export const submitFeedbackRoute = forUserAfter(
  submitFeedback,
  ({ input, address, now, services: { humanChecks } }) => humanChecks.require('feedback', input.token, address, now),
  async ({ input, viewer, now, services: { feedbacks } }) => {
    await feedbacks.submit(viewer, { rating: input.rating, comment: input.comment }, now)
    return { data: {} }
  },
)
