import type { Database } from '../../database/kernel/database.ts'
import {
  countUnread,
  findNotices,
  markRead,
  type NoticeWithStock,
} from '../../database/queries/notifications/noticeQueries.ts'
import type { Page } from '../../database/kernel/page.ts'
import { addUserEvent } from './userEvents.ts'
import type { Viewer } from '../kernel/viewer.ts'

export type { NoticeWithStock }

export function createNotices(database: Database) {
  return {
    /** Newest first. */
    list: ({ userId }: Viewer, page: Page): Promise<NoticeWithStock[]> => findNotices(database, userId, page),

    countUnread: ({ userId }: Viewer): Promise<number> => countUnread(database, userId),

    /** Null `noticeIds` marks all. Returns the number of unread notices. */
    async markRead({ userId }: Viewer, noticeIds: readonly string[] | null, now: Date): Promise<number> {
      const marked = await markRead(database, userId, noticeIds, now)
      if (marked > 0) await addUserEvent(database, { userId, kind: 'noticesRead' }, now)
      return countUnread(database, userId)
    },
  }
}
