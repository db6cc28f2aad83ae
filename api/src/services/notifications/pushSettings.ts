import type { QuietHours } from '@palier/domain/notifications/quietHours'
import type { Database } from '../../database/kernel/database.ts'
import {
  findPushSettings,
  updateListPushed,
  updateQuietHours,
} from '../../database/queries/notifications/pushQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** Null if the row has none. */
export function quietHoursOf(from: number | null, until: number | null): QuietHours | null {
  return from === null || until === null ? null : { from, until }
}

export function createPushSettings(database: Database) {
  return {
    async read({ userId }: Viewer) {
      const { from, until, lists, browsers } = await findPushSettings(database, userId)
      return { quietHours: quietHoursOf(from, until), lists, browsers }
    },
    /** Refuses with OutOfRange if both hours are equal. */
    async setQuietHours({ userId }: Viewer, hours: QuietHours | null): Promise<void> {
      if (hours && hours.from === hours.until) throw new Refusal('OutOfRange')
      await updateQuietHours(database, userId, hours)
    },
    /** Refuses with resource_missing if the list is not the user's. */
    async setListPushed({ userId }: Viewer, listId: string, isPushed: boolean): Promise<void> {
      if (!(await updateListPushed(database, userId, listId, isPushed))) throw new Refusal('resource_missing')
    },
  }
}
