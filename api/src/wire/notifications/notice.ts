import type { WireNotice, WirePersonEvent } from '@palier/contract/notifications/noticeSchemas'
import type { NoticeWithStock } from '../../services/notifications/notices.ts'
import type { EventCursor, EventRow } from '../../services/notifications/userEvents.ts'

export function noticeToWire({ notice, stock }: NoticeWithStock): WireNotice {
  return {
    noticeId: notice.id,
    createdAt: notice.createdAt.toISOString(),
    readAt: notice.readAt?.toISOString() ?? null,
    listId: notice.listId,
    listName: notice.listName,
    listType: notice.listKind,
    entryId: notice.entryId,
    stockId: stock.id,
    symbol: stock.ticker,
    companyName: stock.companyName,
    exchange: stock.exchangeCode,
    currency: stock.currency,
    threshold: notice.threshold,
    thresholdPrice: Number(notice.thresholdPrice),
    price: Number(notice.price),
    score: notice.score,
    split: splitOf(notice),
  }
}

function splitOf({ splitDate, numerator, denominator, undoneAt }: NoticeWithStock['notice']): WireNotice['split'] {
  if (splitDate === null || numerator === null || denominator === null) return null
  const ratio = { numerator: Number(numerator), denominator: Number(denominator) }
  return { date: splitDate, ...ratio, isUndone: undoneAt !== null }
}

/** The unread count is included only if it may have changed. */
export function userEventToWire({ event, notice, stock, unreadCount }: EventRow): WirePersonEvent {
  const { userId, kind, outcome } = event
  return {
    userId,
    kind,
    ...(notice && stock && { notice: noticeToWire({ notice, stock }) }),
    ...((kind === 'noticeAdded' || kind === 'noticesRead') && { unreadCount }),
    ...(outcome !== null && { outcome }),
  }
}

const CURSOR = /^(\d{1,16})\.(\d{1,16})\.(\d{1,15})$/

export function eventCursorToWire({ transactionId, id, readAt }: EventCursor): string {
  return `${transactionId}.${id}.${readAt.getTime()}`
}

/** An invalid cursor becomes one before all stored events. */
export function eventCursorFromWire(text: string): EventCursor {
  const [, transactionId, id, readAt] = CURSOR.exec(text) ?? []
  return { transactionId: Number(transactionId ?? 0), id: Number(id ?? 0), readAt: new Date(Number(readAt ?? 0)) }
}
