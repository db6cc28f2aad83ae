import { getFeedbacks } from '@palier/contract/admin/feedbackCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing, sortedPageRequest, tableOf, tablePageOf } from './administration.ts'
import { FeedbackSort, SortDirection } from './administrationEnums.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'

type WireFeedback = OutputOf<typeof getFeedbacks>['feedbacks'][number]

const UserFeedback = builder.objectRef<WireFeedback>('UserFeedback')
UserFeedback.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID(UserFeedback.name, id) }),
    authorName: t.string({ resolve: ({ author }) => `${author.firstname} ${author.lastname}`.trim() }),
    authorEmail: t.string({ resolve: ({ author }) => author.email }),
    date: t.expose('date', { type: 'DateTime' }),
    rating: t.exposeFloat('rating'),
    comment: t.exposeString('comment'),
  }),
})

const FeedbackConnection = tableOf('Feedback', UserFeedback)

builder.objectField(Admin, 'feedbacks', (t) =>
  t.field({
    type: FeedbackConnection,
    nullable: true,
    args: {
      search: t.arg.string(),
      sort: t.arg({ type: FeedbackSort, required: true, defaultValue: 'date' }),
      direction: t.arg({ type: SortDirection, required: true, defaultValue: 'descending' }),
      first: t.arg.int({ ...ROWS, defaultValue: 50 }),
      after: t.arg.string(),
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
