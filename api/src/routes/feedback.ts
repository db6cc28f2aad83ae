import { submitFeedback } from '@palier/contract/calls/feedback'
import { forUser } from './route.ts'

export const submitFeedbackRoute = forUser(
  submitFeedback,
  async ({ input, viewer, now, services: { feedbacks } }) => {
    await feedbacks.submit(viewer, { rating: input.rating, comment: input.comment }, now)
    return { data: {} }
  },
  {
    before: ({ input, address, now, services: { humanChecks } }) =>
      humanChecks.require('feedback', input.token, address, now),
  },
)
