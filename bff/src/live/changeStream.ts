import type { WireNotice, WirePersonEvent } from '@palier/contract/notifications/noticeSchemas'
import { type AsyncStream, createPushStream } from '@palier/service/flow/asyncStream'

export type ViewerChange = {
  haveListsChanged: boolean
  havePortfoliosChanged: boolean
  hasSubscriptionChanged: boolean
  notice: WireNotice | null
  unreadNoticeCount: number | null
  /** True if events were missed: displayed data must be reloaded. */
  isGap: boolean
}

const NOTHING: ViewerChange = {
  haveListsChanged: false,
  havePortfoliosChanged: false,
  hasSubscriptionChanged: false,
  notice: null,
  unreadNoticeCount: null,
  isGap: false,
}

export const GAP: ViewerChange = { ...NOTHING, isGap: true }

const MAXIMUM_WAITING = 20

export function changeOf({ kind, notice, unreadCount }: WirePersonEvent): ViewerChange {
  return {
    ...NOTHING,
    haveListsChanged: kind === 'listsChanged',
    havePortfoliosChanged: kind === 'portfoliosChanged',
    hasSubscriptionChanged: kind === 'subscriptionChanged',
    notice: notice ?? null,
    unreadNoticeCount: unreadCount ?? null,
  }
}

export type ChangeStream = AsyncStream<ViewerChange>

export type Listener = ReturnType<typeof createListener>

/** Merges unread changes, except notices; more than `MAXIMUM_WAITING` become a gap. */
export function createListener(onEnd: () => void) {
  let changes: ViewerChange[] = []
  const { stream, flush, end } = createPushStream({ take: () => changes.shift(), onEnd })

  return {
    stream,
    offer(change: ViewerChange): void {
      const last = changes.at(-1)
      if (last && !(last.notice && change.notice)) changes[changes.length - 1] = merged(last, change)
      else changes.push(change)
      if (changes.length > MAXIMUM_WAITING) changes = [GAP]
      flush()
    },
    end,
  }
}

function merged(one: ViewerChange, other: ViewerChange): ViewerChange {
  return {
    haveListsChanged: one.haveListsChanged || other.haveListsChanged,
    havePortfoliosChanged: one.havePortfoliosChanged || other.havePortfoliosChanged,
    hasSubscriptionChanged: one.hasSubscriptionChanged || other.hasSubscriptionChanged,
    notice: other.notice ?? one.notice,
    unreadNoticeCount: other.unreadNoticeCount ?? one.unreadNoticeCount,
    isGap: one.isGap || other.isGap,
  }
}
