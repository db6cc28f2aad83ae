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
// What other processes write is seen that late where they cannot be heard.
const POLL_MILLISECONDS = 1_000
// Writes that follow each other closely are answered together.
const GATHERING_MILLISECONDS = 20

type UserEvent = Omit<NewUserEvent, 'createdAt'>

/** Has the open pages of a person told what happened, once the transaction that this is part of has ended well. */
export async function addUserEvent(transaction: Database, event: UserEvent, now: Date): Promise<void> {
  await insertUserEvents(transaction, [{ ...event, createdAt: now }])
}

export type EventCursor = EventPosition & { readAt: Date }

type EventPage = {
  events: EventRow[]
  cursor: EventCursor
  /** Events that nobody has read are gone. */
  isGap: boolean
}

export function createUserEvents(database: Database, changeSignal: ChangeSignal) {
  return {
    /** What was written since may be read now: those who wait look at once. */
    wake: changeSignal.wake,
    /** Lets all who wait go, for good. */
    end: changeSignal.end,

    /** What happened after the cursor; waits for the first of it. Without a cursor it says where to begin. */
    async since(cursor: EventCursor | null, waitMilliseconds: number, now: Date): Promise<EventPage> {
      const deadline = performance.now() + waitMilliseconds
      const { end, oldestId } = await findEventBounds(database)
      if (!cursor) return { events: [], cursor: { ...end, readAt: now }, isGap: false }
      if (isBehind(cursor, end, oldestId, now)) return { events: [], cursor: { ...end, readAt: now }, isGap: true }

      for (;;) {
        const calls = changeSignal.calls()
        const events = await findEventsSince(database, cursor, MOST_AT_ONCE)
        const left = deadline - performance.now()
        if (events.length > 0 || left <= 0 || changeSignal.hasEnded()) {
          const { transactionId, id } = events.at(-1)?.event ?? cursor
          return { events, cursor: { transactionId, id, readAt: now }, isGap: false }
        }
        await changeSignal.next(Math.min(POLL_MILLISECONDS, left), calls)
        await pause(GATHERING_MILLISECONDS)
      }
    },
  }
}

export type UserEvents = ReturnType<typeof createUserEvents>

/** A cursor from before the oldest event, or of a database that was put back to an earlier state. */
function isBehind(cursor: EventCursor, end: EventPosition, oldestId: number | null, now: Date): boolean {
  if (cursor.transactionId > end.transactionId) return true
  if (now.getTime() - cursor.readAt.getTime() > EVENT_RETENTION_MILLISECONDS) return true
  return cursor.id > 0 && oldestId !== null && oldestId > cursor.id + 1
}
