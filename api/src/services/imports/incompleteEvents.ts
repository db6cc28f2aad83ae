import { MAXIMUM_INCOMPLETE_EVENTS } from '@palier/contract/portfolios/incompleteEventCalls'
import type { Database } from '../../database/kernel/database.ts'
import {
  findIncompleteEvents,
  type ListedIncomplete,
  lockIncompleteEvent,
  updateIncompleteEvent,
} from '../../database/queries/portfolios/incompleteEventQueries.ts'
import { findPortfolio } from '../../database/queries/portfolios/portfolioQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

export function createIncompleteEvents(database: Database) {
  return {
    /** Oldest first. Refuses with resource_missing. */
    async read({ userId }: Viewer, portfolioId: string): Promise<ListedIncomplete[]> {
      const portfolio = await findPortfolio(database, userId, portfolioId)
      if (!portfolio) throw new Refusal('resource_missing')
      return findIncompleteEvents(database, portfolio.id, MAXIMUM_INCOMPLETE_EVENTS)
    },

    /** Dismisses an event, or reverts that; returns its portfolio. Refuses with resource_missing. */
    async dismiss({ userId }: Viewer, id: string, isDismissed: boolean, now: Date): Promise<string> {
      const event = await lockIncompleteEvent(database, userId, id)
      if (!event) throw new Refusal('resource_missing')
      await updateIncompleteEvent(database, event.id, { dismissedAt: isDismissed ? now : null })
      return event.portfolioId
    },
  }
}
