import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/kernel/database.ts'
import { deletePushSubscription, savePushSubscription } from '../../database/queries/notifications/pushQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { PushSender, PushTarget } from '../../providers/push/port.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** Maximum browsers per user; the oldest is evicted. */
export const MOST_SUBSCRIPTIONS = 5

export function createPushSubscriptions(database: Database, sender: PushSender | null) {
  return {
    /**
     * Refuses with resource_missing if push is off, with OutOfRange if the endpoint or time zone is
     * invalid.
     */
    async save({ userId }: Viewer, wanted: PushTarget & { timeZone: string }, now: Date): Promise<void> {
      if (!sender) throw new Refusal('resource_missing')
      if (!sender.accepts(wanted.endpoint) || !isTimeZone(wanted.timeZone)) throw new Refusal('OutOfRange')
      await savePushSubscription(database, { ...wanted, id: randomUUID(), userId, createdAt: now }, MOST_SUBSCRIPTIONS)
    },
    async remove({ userId }: Viewer, endpoint: string): Promise<void> {
      await deletePushSubscription(database, userId, endpoint)
    },
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
