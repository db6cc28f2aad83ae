import { getFeedbacks } from '@palier/contract/admin/feedbackCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing, sortedPageRequest, tableOf, tablePageOf } from './administration.ts'
import { FeedbackSort, SortDirection } from './administrationEnums.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { AFTER } from '../kernel/pages.ts'

type WireFeedback = OutputOf<typeof getFeedbacks>['feedbacks'][number]

const UserFeedback = builder.objectRef<WireFeedback>('UserFeedback')
UserFeedback.implement({
  description: 'A rating and comment about the service.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ id }) => encodeGlobalID(UserFeedback.name, id) }),
    authorName: t.string({
      description: 'Full name of the author.',
      resolve: ({ author }) => `${author.firstname} ${author.lastname}`.trim(),
    }),
    authorEmail: t.string({ description: 'Email address of the author.', resolve: ({ author }) => author.email }),
    date: t.expose('date', { type: 'DateTime', description: 'When it was written.' }),
    rating: t.exposeFloat('rating', { description: 'Stars from 0.5 to 5, in halves.' }),
    comment: t.exposeString('comment', { description: 'Comment sent with the rating.' }),
  }),
})

const FeedbackConnection = tableOf('Feedback', UserFeedback)

builder.objectField(Admin, 'feedbacks', (t) =>
  t.field({
    type: FeedbackConnection,
    nullable: true,
    description: 'Ratings and comments of people about the service.',
    args: {
      search: t.arg.string({ description: 'Only rows that contain this text.' }),
      sort: t.arg({ type: FeedbackSort, required: true, defaultValue: 'date', description: 'Sort key of the rows.' }),
      direction: t.arg({
        type: SortDirection,
        required: true,
        defaultValue: 'descending',
        description: 'Sort direction.',
      }),
      first: t.arg.int({ ...ROWS, defaultValue: 50 }),
      after: t.arg.string(AFTER),
    },
    resolve: (_session, request, { operation }) =>
      orNothing(
        operation,
        operation.client
          .send(getFeedbacks, sortedPageRequest(request))
          .then(({ feedbacks, ...end }) => tablePageOf(feedbacks, end, request)),
      ),
  }),
)
