import { placesOf } from './placesOf.ts'
import type { InputOf } from '@palier/contract/kernel/call'
import type { getEvents, getNotices, markNoticesRead } from '@palier/contract/notifications/noticeCalls'
import type { WireNotice, WirePersonEvent } from '@palier/contract/notifications/noticeSchemas'

export function sampleNotice(noticeId: string): WireNotice {
  return {
    noticeId,
    createdAt: '2026-11-20T15:00:00Z',
    readAt: null,
    listId: 'list-buy',
    listName: 'My buy list',
    listType: 'buy',
    entryId: 'list-buy-s1',
    stockId: 's1',
    symbol: 'S1',
    companyName: 'Company s1',
    exchange: 'XTSE',
    currency: 'CAD',
    threshold: 't600',
    thresholdPrice: 9,
    price: 8.95,
    score: 751.6,
  }
}

/** The notices of one person, and what happens to anybody: `tell` answers whoever waits for it. */
export function createNoticeAnswers() {
  const notices = [1, 2, 3].map((number) => sampleNotice(`n${number}`))
  const events: WirePersonEvent[] = []
  const waiting: (() => void)[] = []
  let isGap = false

  const unreadCount = () => notices.filter(({ readAt }) => readAt === null).length

  return {
    notices,
    /** How many wait for events at this moment. */
    waiting: () => waiting.length,
    tell(...more: WirePersonEvent[]): void {
      events.push(...more)
      for (const wake of waiting.splice(0)) wake()
    },
    /** What was told so far is forgotten. */
    lose(): void {
      isGap = true
      for (const wake of waiting.splice(0)) wake()
    },
    getNotices({ first, after }: InputOf<typeof getNotices>) {
      const begin = after === undefined ? 0 : Number(after)
      const end = begin + first
      return {
        notices: notices.slice(begin, end),
        cursors: placesOf(notices.slice(begin, end), begin),
        nextCursor: end < notices.length ? String(end) : null,
        unreadCount: unreadCount(),
      }
    },
    markNoticesRead({ noticeIds }: InputOf<typeof markNoticesRead>) {
      for (const notice of notices) {
        if (!noticeIds || noticeIds.includes(notice.noticeId)) notice.readAt = '2026-11-20T16:00:00Z'
      }
      return { unreadCount: unreadCount() }
    },
    async getEvents({ cursor }: InputOf<typeof getEvents>) {
      const begin = cursor === undefined ? events.length : Number(cursor)
      if (cursor !== undefined && begin === events.length && !isGap) {
        await new Promise<void>((wake) => waiting.push(wake))
      }
      const answer = { events: events.slice(begin), cursor: String(events.length), isGap }
      isGap = false
      return answer
    },
  }
}
