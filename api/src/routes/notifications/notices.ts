import { stopDigest } from '@palier/contract/notifications/mailCalls'
import {
  getPushSettings,
  removePushSubscription,
  savePushSubscription,
  setListPushed,
  setQuietHours,
} from '@palier/contract/notifications/pushCalls'
import { getEvents, getNotices, markNoticesRead, undoSplitNotice } from '@palier/contract/notifications/noticeCalls'
import {
  eventCursorFromWire,
  eventCursorToWire,
  noticeToWire,
  userEventToWire,
} from '../../wire/notifications/notice.ts'
import { pushSettingsToWire } from '../../wire/notifications/pushSettings.ts'
import { cursorToWire, cutPage, pageFromWire, withOneMore } from '../../wire/kernel/page.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

export const noticeRoutes = {
  savePushSubscription: forUser(
    savePushSubscription,
    async ({ input, viewer, now, services: { pushSubscriptions } }) => {
      await pushSubscriptions.save(viewer, input, now)
      return { data: {} }
    },
    { rules: ['noGuests'] },
  ),

  removePushSubscription: forUser(
    removePushSubscription,
    async ({ input, viewer, services: { pushSubscriptions } }) => {
      await pushSubscriptions.remove(viewer, input.endpoint)
      return { data: {} }
    },
  ),

  getPushSettings: forUser(getPushSettings, async ({ viewer, services: { pushSettings } }) => {
    return { data: pushSettingsToWire(await pushSettings.read(viewer)) }
  }),

  setQuietHours: forUser(
    setQuietHours,
    async ({ input, viewer, services: { pushSettings } }) => {
      await pushSettings.setQuietHours(viewer, input.quietHours)
      return { data: pushSettingsToWire(await pushSettings.read(viewer)) }
    },
    { rules: ['noGuests'] },
  ),

  setListPushed: forUser(
    setListPushed,
    async ({ input, viewer, services: { pushSettings } }) => {
      await pushSettings.setListPushed(viewer, input.listId, input.isPushed)
      return { data: pushSettingsToWire(await pushSettings.read(viewer)) }
    },
    { rules: ['noGuests'] },
  ),

  getNotices: forUser(getNotices, async ({ input, viewer, services: { notices } }) => {
    const page = pageFromWire(input)
    const [found, unreadCount] = await Promise.all([
      notices.list(viewer, withOneMore(page)),
      notices.countUnread(viewer),
    ])
    const { rows, ...end } = cutPage(found, page.first, ({ notice: { createdAt, id } }) =>
      cursorToWire({ instant: createdAt, id }),
    )
    return { data: { notices: rows.map(noticeToWire), ...end, unreadCount } }
  }),

  markNoticesRead: forUser(
    markNoticesRead,
    async ({ input, viewer, now, services: { notices } }) => {
      return { data: { unreadCount: await notices.markRead(viewer, input.noticeIds ?? null, now) } }
    },
    { rules: ['acceptedTerms'] },
  ),

  undoSplitNotice: forUser(
    undoSplitNotice,
    async ({ input, viewer, now, services: { notices, splitUndo } }) => {
      const notice = await splitUndo.undo(viewer, input.noticeId, now)
      return { data: { notice: noticeToWire(notice), unreadCount: await notices.countUnread(viewer) } }
    },
    { rules: ['acceptedTerms'] },
  ),

  getEvents: forAnyone(getEvents, async ({ input, now, services: { userEvents } }) => {
    const from = input.cursor === undefined ? null : eventCursorFromWire(input.cursor)
    const { events, cursor, isGap } = await userEvents.since(from, input.waitSeconds * 1000, now)
    return { data: { events: events.map(userEventToWire), cursor: eventCursorToWire(cursor), isGap } }
  }),

  stopDigest: forAnyone(stopDigest, async ({ input, now, services: { digestUnsubscribe } }) => {
    await digestUnsubscribe.end(input.token, now)
    return { data: {} }
  }),
}
