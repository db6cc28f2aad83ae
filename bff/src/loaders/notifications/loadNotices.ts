import { getNotices, markNoticesRead, MAXIMUM_NOTICES_A_CALL } from '@palier/contract/notifications/noticeCalls'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { WireNotice } from '@palier/contract/notifications/noticeSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

type NoticePage = OutputOf<typeof getNotices>

// More than are stored per person.
const MAXIMUM_PAGES = 5

const pages = new WeakMap<Session, Map<string, Promise<NoticePage | null>>>()
const unread = new WeakMap<Session, Promise<number | null>>()

/** Newest first; null when the API lacks the call. One call per page and operation. */
export function loadNotices(
  operation: Operation,
  session: Session,
  { first, after }: { first: number; after: string | null },
): Promise<NoticePage | null> {
  const input = { first, after: after ?? undefined }
  const key = JSON.stringify([input.first, after])
  const known = pages.get(session) ?? new Map<string, Promise<NoticePage | null>>()
  pages.set(session, known)
  const page = known.get(key) ?? sendOptionalCall(operation, getNotices, input)
  known.set(key, page)
  return page
}

/** No call when the operation reads notices. Null when the API has none. */
export function loadUnreadCount(operation: Operation, session: Session): Promise<number | null> {
  const count = unread.get(session) ?? readUnreadCount(operation, session)
  unread.set(session, count)
  return count
}

/** Null for a notice of somebody else. */
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

/** Marks these or all notices as read. False when the API has none. */
export async function markRead(
  operation: Operation,
  session: Session,
  noticeIds: string[] | undefined,
): Promise<boolean> {
  const answer = await sendOptionalCall(operation, markNoticesRead, { noticeIds })
  if (!answer) return false
  pages.delete(session)
  unread.set(session, Promise.resolve(answer.unreadCount))
  return true
}

async function readUnreadCount(operation: Operation, session: Session): Promise<number | null> {
  // Sibling fields start their reads in the same turn.
  await nextTurn()
  const [page] = pages.get(session)?.values() ?? []
  const read = page ?? loadNotices(operation, session, { first: 1, after: null })
  return (await read)?.unreadCount ?? null
}
