import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { notice, personEvent } from './noticeSchemas.ts'
import { rowCursors } from '../kernel/page.ts'
import { identifier } from '../kernel/scalars.ts'

export const MAXIMUM_NOTICES_A_CALL = 100
export const EVENTS_WAIT_SECONDS = 25

const unreadCount = z.int().nonnegative()

/** Newest first. */
export const getNotices = call({
  item: 'D17',
  summary: 'Lists the notices of the caller',
  path: '/api/Extensions/Notices/GetAll',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({
    first: z.int().min(1).max(MAXIMUM_NOTICES_A_CALL).default(20),
    after: z.string().max(200).optional(),
  }),
  output: z.object({ notices: z.array(notice), cursors: rowCursors, nextCursor: z.string().nullable(), unreadCount }),
})

/** Marks all notices if `noticeIds` is missing. */
export const markNoticesRead = call({
  item: 'D17',
  summary: 'Marks notices as read',
  path: '/api/Extensions/Notices/MarkRead',
  access: 'user',
  scripts: true,
  write: true,
  extension: true,
  input: z.object({ noticeIds: z.array(identifier).max(MAXIMUM_NOTICES_A_CALL).optional() }),
  output: z.object({ unreadCount }),
})

/** Restores the prices of an entry before the split, except those changed since. Idempotent. */
export const undoSplitNotice = call({
  item: 'D17',
  summary: 'Gives the prices of an entry back that a split has changed',
  path: '/api/Extensions/Notices/UndoSplit',
  access: 'user',
  scripts: true,
  write: true,
  extension: true,
  input: z.object({ noticeId: identifier }),
  output: z.object({ notice, unreadCount }),
  errors: ['resource_missing', 'BeyondPlan'],
})

/**
 * Long poll for events of all users since the cursor, oldest first. Without a cursor, returns the
 * current one immediately. `isGap`: older events were discarded, so displayed data must be
 * reloaded.
 */
export const getEvents = call({
  item: 'D25',
  summary: 'Waits for the events of all people since a cursor',
  path: '/api/Extensions/Events/Since',
  access: 'service',
  duration: 'untilEvent',
  extension: true,
  input: z.object({
    cursor: z.string().max(200).optional(),
    waitSeconds: z.number().min(0).max(EVENTS_WAIT_SECONDS).default(EVENTS_WAIT_SECONDS),
  }),
  output: z.object({ events: z.array(personEvent).max(500), cursor: z.string(), isGap: z.boolean() }),
})
