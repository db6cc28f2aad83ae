import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { FREE_TEXT_LENGTH, humanActionToken } from '../accounts/personSchemas.ts'
import { boundedPage, pageEnd, sortedBy } from '../kernel/page.ts'
import { boundedText, empty, identifier } from '../kernel/scalars.ts'
import { userFeedback } from '../accounts/userSchemas.ts'

/** Rating from 0.5 to 5 in halves. An invalid human-check token is refused with parameter_invalid_empty. */
export const submitFeedback = call({
  item: 'API-47',
  summary: 'Submits a rating with a comment',
  path: '/api/Feedbacks/Basic/Submit',
  access: 'user',
  write: true,
  input: z.object({
    userId: identifier,
    rating: z.number().min(0.5).max(5).multipleOf(0.5),
    comment: boundedText(FREE_TEXT_LENGTH),
    token: humanActionToken,
  }),
  output: empty,
  errors: ['parameter_invalid_empty', 'HumanCheckUnavailable'],
})

export const getFeedbacks = call({
  item: 'API-46',
  summary: 'Lists the ratings of all people',
  path: '/api/Feedbacks/GetUserFeedbackList',
  access: 'admin',
  input: boundedPage.extend(sortedBy('date', 'rating')),
  output: z.object({ feedbacks: z.array(userFeedback), ...pageEnd }),
})
