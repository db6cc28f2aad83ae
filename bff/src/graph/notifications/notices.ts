import type { WireNotice } from '@palier/contract/notifications/noticeSchemas'
import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  findNotice,
  loadNotices,
  markRead,
  sendSplitUndo,
  unreadCountLoader,
} from '../../loaders/notifications/loadNotices.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { Currency, ThresholdName, WatchListKind } from '../kernel/enums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { AFTER, connectionOf, pageOf } from '../kernel/pages.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { changedViewer, Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const NoticeSplit = builder.objectRef<NonNullable<WireNotice['split']>>('NoticeSplit').implement({
  description: 'Split by which the prices of an entry were adjusted.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'First day on which the new shares trade.' }),
    numerator: t.expose('numerator', { type: 'Decimal', description: 'New shares.' }),
    denominator: t.expose('denominator', { type: 'Decimal', description: 'Old shares that the new ones replace.' }),
    isUndone: t.exposeBoolean('isUndone', { description: 'Whether the prices were given back.' }),
  }),
})

export const Notice = builder.objectRef<WireNotice>('Notice')

builder.node(Notice, {
  description: 'Notice that a price crossed a level of an entry, or that a split has changed its prices.',
  id: { resolve: ({ noticeId }) => noticeId },
  loadOne: (id, { operation }) => operation.session && findNotice(operation, operation.session, id),
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the level was crossed.' }),
    isRead: t.boolean({ description: 'Whether the person has read it.', resolve: ({ readAt }) => readAt !== null }),
    stockId: t.exposeString('stockId', { description: 'Id of the stock in page addresses: /stock/{stockId}.' }),
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    exchange: t.exposeString('exchange', { description: 'Code of the exchange (MIC), such as XTSE.' }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
    listId: t.exposeString('listId', { description: 'Id of the watch list in page addresses: /list/{listId}.' }),
    listName: t.exposeString('listName', { description: 'Name of the list.' }),
    listKind: t.expose('listType', { type: WatchListKind, description: 'Kind of the list.' }),
    entryId: t.id({
      description: 'Global id of the entry.',
      resolve: ({ entryId }) => encodeGlobalID('WatchListEntry', entryId),
    }),
    threshold: t.expose('threshold', { type: ThresholdName, description: 'The level that was crossed.' }),
    thresholdPrice: t.expose('thresholdPrice', { type: 'Decimal', description: 'Price of that level.' }),
    price: t.expose('price', { type: 'Decimal', description: 'Price at the crossing.' }),
    split: t.expose('split', {
      type: NoticeSplit,
      nullable: true,
      description: 'The split that changed the prices; null where a price crossed one.',
    }),
    score: t.int({ description: 'Score at the crossing.', resolve: ({ score }) => Math.round(score) }),
  }),
})

const NoticeConnection = connectionOf('Notice', Notice, 'A page of rows, newest first.')

builder.objectFields(Viewer, (t) => ({
  notices: t.field({
    type: NoticeConnection,
    nullable: true,
    description: 'Notices, newest first, at most 100 per page; null when the server does not support them.',
    args: { first: t.arg.int({ ...ROWS, defaultValue: 20 }), after: t.arg.string(AFTER) },
    async resolve(session, { first, after = null }, { operation }) {
      const request = { first, after }
      const page = await loadNotices(operation, session, request)
      return page && pageOf({ ...page, rows: page.notices, totalCount: null }, request)
    },
  }),
  unreadNoticeCount: t.int({
    nullable: true,
    description: 'Number of unread notices; null when the server does not support notices.',
    resolve: (session, _arguments, { operation }) => unreadCountLoader(operation).load(session.userId),
  }),
}))

builder.relayMutationField(
  'markNoticesRead',
  { inputFields: (t) => ({ noticeIds: t.idList({ description: 'All of them when left out.' }) }) },
  {
    description: 'Marks notices as read.',
    async resolve(_root, { input: { noticeIds } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const ids = noticeIds?.map((id) => idWithin(Notice.name, id))
      // An empty list differs from a missing one.
      if (ids?.length === 0) return session
      if (!(await orRefusal(markRead(operation, session, ids)))) throw new Refusal('resource_missing')
      return session
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person after the change.',
        resolve: (session) => session,
      }),
    }),
  },
)

builder.relayMutationField(
  'undoSplitNotice',
  { inputFields: (t) => ({ noticeId: t.id({ required: true, description: 'Notice of a split.' }) }) },
  {
    description: 'Gives the prices of an entry back that a split has changed; those changed since stay.',
    async resolve(_root, { input: { noticeId } }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const notice = await orRefusal(sendSplitUndo(operation, viewer, idWithin(Notice.name, noticeId)))
      return { notice, viewer }
    },
  },
  {
    outputFields: (t) => ({
      notice: t.expose('notice', { type: Notice, description: 'The notice, undone.' }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)
