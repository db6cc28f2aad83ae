import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { asyncStream } from '@palier/service/flow/asyncStream'
import type { Operation } from '../../operation/context.ts'
import type { ChangeStream, ViewerChange } from '../../live/changeStream.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { Notice } from './notices.ts'
import { Viewer } from '../viewer/viewer.ts'
import { notAuthenticated, sessionOrError } from '../kernel/viewerSession.ts'

const ViewerChanged = builder.objectRef<ViewerChange>('ViewerChanged').implement({
  description: 'Changes since the last event.',
  fields: (t) => ({
    haveListsChanged: t.exposeBoolean('haveListsChanged', {
      description: 'Whether a watch list or its entries have changed.',
    }),
    havePortfoliosChanged: t.exposeBoolean('havePortfoliosChanged', {
      description: 'Whether a portfolio or its content has changed.',
    }),
    hasSubscriptionChanged: t.exposeBoolean('hasSubscriptionChanged', {
      description: 'Whether the plan or the subscription has changed.',
    }),
    notice: t.expose('notice', { type: Notice, nullable: true, description: 'A new notice; null when there is none.' }),
    unreadNoticeCount: t.exposeInt('unreadNoticeCount', {
      nullable: true,
      description: 'Number of unread notices; null when unchanged.',
    }),
    isGap: t.exposeBoolean('isGap', {
      description: 'Whether events were missed, so that everything should be read again.',
    }),
  }),
})

builder.subscriptionField('viewerChanged', (t) =>
  t.field({
    type: ViewerChanged,
    description:
      'Changes to the data of the signed-in person made elsewhere: in another tab, on another device or by the server. Ends at once when the server does not support it.',
    args: {
      after: t.arg.string({
        description: '`changesCursor` of an earlier answer, to get what happened since; only new events when left out.',
      }),
    },
    async subscribe(_root, { after }, { operation }) {
      const session = sessionOrError(operation)
      await proveGood(operation, session)
      return whileGood(operation, session, operation.services.events.listen(session.userId, after))
    },
    resolve: (change) => change,
  }),
)

/** The token decides whose data it is, and only the API can verify it. */
async function proveGood({ client, services }: Operation, session: Session): Promise<void> {
  if (!services.checks.isDue(session)) return
  const { isValid } = await client.send(testToken, {})
  if (!isValid) throw notAuthenticated()
}

/** Stops if the session was ended elsewhere. */
function whileGood(operation: Operation, session: Session, changes: ChangeStream): ChangeStream {
  return asyncStream({
    async next() {
      const result = await changes.next()
      if (result.done) return undefined
      const { hasSubscriptionChanged, isGap } = result.value
      if (hasSubscriptionChanged || isGap) operation.services.planNames.markStale(session.userId)
      try {
        await proveGood(operation, session)
      } catch (error) {
        await changes.return()
        throw error
      }
      return result.value
    },
    end: () => changes.return(),
  })
}

builder.objectField(Viewer, 'changesCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'Cursor for `viewerChanged`, so that nothing after this answer is missed; null when the server does not support it.',
    resolve: (_session, _arguments, { operation }) => operation.services.events.present(),
  }),
)
