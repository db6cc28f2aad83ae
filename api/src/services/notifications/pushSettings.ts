import type { QuietHours } from '@palier/domain/notifications/quietHours'
import type { Database } from '../../database/kernel/database.ts'
import {
  findPushSettings,
  updateListPushed,
  updateQuietHours,
} from '../../database/queries/notifications/pushQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** The quiet hours of a row; null where it has none. */
export function quietHoursOf(from: number | null, until: number | null): QuietHours | null {
  return from === null || until === null ? null : { from, until }
}

/** When nothing is pushed to a person, and of which lists: the same for all their browsers. */
export function createPushSettings(database: Database) {
  return {
    async read({ userId }: Viewer) {
      const { from, until, lists, browsers } = await findPushSettings(database, userId)
      return { quietHours: quietHoursOf(from, until), lists, browsers }
    },
    /** Refused with OutOfRange where they would begin and end at the same hour. */
    async setQuietHours({ userId }: Viewer, hours: QuietHours | null): Promise<void> {
      if (hours && hours.from === hours.until) throw new Refusal('OutOfRange')
      await updateQuietHours(database, userId, hours)
    },
    /** Refused with resource_missing where the person has no such list. */
    async setListPushed({ userId }: Viewer, listId: string, isPushed: boolean): Promise<void> {
      if (!(await updateListPushed(database, userId, listId, isPushed))) throw new Refusal('resource_missing')
    },
  }
}
