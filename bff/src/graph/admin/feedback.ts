import { submitFeedback } from '@palier/contract/admin/feedbackCalls'
import { builder } from '../kernel/builder.ts'
import { done, donePayload } from '../kernel/done.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const CreateFeedbackInput = builder.inputType('CreateFeedbackInput', {
  fields: (t) => ({
    rating: t.float({ required: true, description: 'Stars: from 0.5 to 5 by halves.' }),
    comment: t.string({ required: true }),
    humanActionToken: t.string({ required: true }),
  }),
})

builder.mutationField('createFeedback', (t) =>
  t.field({
    type: donePayload('CreateFeedbackPayload'),
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: CreateFeedbackInput, required: true }) },
    async resolve(_root, { input: { rating, comment, humanActionToken } }, { operation }) {
      const { userId } = sessionOrRefusal(operation)
      await orRefusal(operation.client.send(submitFeedback, { userId, rating, comment, token: humanActionToken }))
      return done()
    },
  }),
)
