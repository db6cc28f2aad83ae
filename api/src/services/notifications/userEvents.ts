import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/kernel/database.ts'
import {
  type EventPosition,
  type EventRow,
  findEventBounds,
  findEventsSince,
  insertUserEvents,
  type NewUserEvent,
} from '../../database/queries/notifications/userEventQueries.ts'
import type { ChangeSignal } from '../../kernel/changeSignal.ts'

export type { EventRow }

export const EVENT_RETENTION_MILLISECONDS = 60 * 60 * 1000
export const MAXIMUM_EVENTS = 100_000

const MOST_AT_ONCE = 500
// Poll interval for writes of other processes if notifications do not arrive.
const POLL_MILLISECONDS = 1_000
const GATHERING_MILLISECONDS = 20

type UserEvent = Omit<NewUserEvent, 'createdAt'>

/** Publishes a user event after commit. */
export async function addUserEvent(transaction: Database, event: UserEvent, now: Date): Promise<void> {
  await insertUserEvents(transaction, [{ ...event, createdAt: now }])
}

export type EventCursor = EventPosition & { readAt: Date }

type EventPage = {
  events: EventRow[]
  cursor: EventCursor
  /** True if unread events were deleted. */
  isGap: boolean
}

export function createUserEvents(database: Database, changeSignal: ChangeSignal) {
  return {
    wake: changeSignal.wake,
    end: changeSignal.end,

    /** Long poll for events after the cursor. Without a cursor, returns the current one. */
    async since(cursor: EventCursor | null, waitMilliseconds: number, now: Date): Promise<EventPage> {
      const deadline = performance.now() + waitMilliseconds
      const { end, oldestId } = await findEventBounds(database)
      if (!cursor) return { events: [], cursor: { ...end, readAt: now }, isGap: false }
      if (isBehind(cursor, end, oldestId, now)) return { events: [], cursor: { ...end, readAt: now }, isGap: true }

      for (;;) {
        const calls = changeSignal.calls()
        const events = await findEventsSince(database, cursor, MOST_AT_ONCE)
        const left = deadline - performance.now()
        if (events.length > 0 || left <= 0) {
          const { transactionId, id } = events.at(-1)?.event ?? cursor
          return { events, cursor: { transactionId, id, readAt: now }, isGap: false }
        }
        await changeSignal.next(Math.min(POLL_MILLISECONDS, left), calls)
        await pause(GATHERING_MILLISECONDS)
        // The database closes soon after the signal has ended.
        if (changeSignal.hasEnded()) return { events: [], cursor: { ...cursor, readAt: now }, isGap: false }
      }
    },
  }
}

export type UserEvents = ReturnType<typeof createUserEvents>

/** True if the cursor is older than the oldest event, or is from another state of a restored database. */
function isBehind(cursor: EventCursor, end: EventPosition, oldestId: number | null, now: Date): boolean {
  if (cursor.transactionId > end.transactionId) return true
  if (now.getTime() - cursor.readAt.getTime() > EVENT_RETENTION_MILLISECONDS) return true
  return cursor.id > 0 && oldestId !== null && oldestId > cursor.id + 1
}
