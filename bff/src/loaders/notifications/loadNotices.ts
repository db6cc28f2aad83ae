import {
  getNotices,
  markNoticesRead,
  MAXIMUM_NOTICES_A_CALL,
  undoSplitNotice,
} from '@palier/contract/notifications/noticeCalls'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { WireNotice } from '@palier/contract/notifications/noticeSchemas'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import type { Session } from '../../session/session.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { createLoader, createOwnLoader } from '../kernel/createLoader.ts'
import { forgetOverview, loadOverview } from '../kernel/loadOverview.ts'
import type { PageRequest } from '../kernel/pageRequest.ts'

type NoticePage = OutputOf<typeof getNotices>

// More than are stored per user.
const MAXIMUM_PAGES = 5

const READS_AT_ONCE = 4

const pageLoader = createLoader(loadNoticePages, {
  maximumKeys: MAXIMUM_NOTICES_A_CALL,
  textOf: ({ first, after }: PageRequest) => JSON.stringify([first, after]),
})

/** First page requested per session; its response also contains the unread count. */
const firstPages = createRequestMemo<Session, PageRequest>()

/** Costs no call if the operation reads notices. Null if the API has none. */
export const unreadCountLoader = createOwnLoader(loadUnreadCount)

/** Newest first; null if the API lacks the call. */
export function loadNotices(operation: Operation, session: Session, request: PageRequest): Promise<NoticePage | null> {
  if (!firstPages.has(session)) firstPages.set(session, request)
  return pageLoader(operation).load(request)
}

function loadNoticePages(
  requests: readonly PageRequest[],
  operation: Operation,
): Promise<(NoticePage | null | Error)[]> {
  return settleBounded(requests, READS_AT_ONCE, ({ first, after }) =>
    sendOptionalCall(operation, getNotices, { first, after: after ?? undefined }),
  )
}

/** Null for another user's notice. */
export async function findNotice(operation: Operation, session: Session, noticeId: string): Promise<WireNotice | null> {
  let after: string | null = null
  for (let read = 0; read < MAXIMUM_PAGES; read += 1) {
    const page: NoticePage | null = await loadNotices(operation, session, { first: MAXIMUM_NOTICES_A_CALL, after })
    const notice = page?.notices.find((candidate) => candidate.noticeId === noticeId)
    if (notice) return notice
    after = page?.nextCursor ?? null
    if (after === null) return null
  }
  return null
}

/** Without ids, marks all notices. Returns false if the API has none. */
export async function markRead(
  operation: Operation,
  session: Session,
  noticeIds: string[] | undefined,
): Promise<boolean> {
  const answer = await sendOptionalCall(operation, markNoticesRead, { noticeIds })
  if (!answer) return false
  pageLoader(operation).clearAll()
  firstPages.delete(session)
  forgetOverview(operation, session)
  unreadCountLoader(operation).clear(session.userId).prime(session.userId, answer.unreadCount)
  return true
}

/** Restores the prices before a split; returns its notice. */
export async function sendSplitUndo(operation: Operation, session: Session, noticeId: string): Promise<WireNotice> {
  const { notice, unreadCount } = await operation.client.send(undoSplitNotice, { noticeId })
  pageLoader(operation).clearAll()
  firstPages.delete(session)
  forgetOverview(operation, session)
  unreadCountLoader(operation).clear(session.userId).prime(session.userId, unreadCount)
  return notice
}

async function loadUnreadCount(operation: Operation, session: Session): Promise<number | null> {
  // Sibling fields start their reads in the same turn.
  await nextTurn()
  const overview = firstPages.has(session) ? null : await loadOverview(operation, { part: 'unreadCount' })
  if (overview) return overview.data.unreadCount
  const page = await loadNotices(operation, session, firstPages.get(session) ?? { first: 1, after: null })
  return page?.unreadCount ?? null
}
