import { submitFeedback } from '@palier/contract/admin/feedbackCalls'
import { builder } from '../kernel/builder.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'createFeedback',
  {
    inputFields: (t) => ({
      rating: t.float({ required: true, description: 'Stars from 0.5 to 5, in halves.' }),
      comment: t.string({ required: true, description: 'Comment to send with the rating.' }),
      humanActionToken: t.string({ required: true, description: 'Token given by the human check.' }),
    }),
  },
  {
    description: 'Sends a rating and a comment about the service.',
    async resolve(_root, { input: { rating, comment, humanActionToken } }, { operation }) {
      const { userId } = sessionOrRefusal(operation)
      await orRefusal(operation.client.send(submitFeedback, { userId, rating, comment, token: humanActionToken }))
      return { isDone: true }
    },
  },
  {
    outputFields: (t) => ({
      isDone: t.exposeBoolean('isDone', { description: 'Always true: a refusal is another member of the union.' }),
    }),
  },
)
