import { isPostponedAt, lastVisitOf, TODAY, todayOf } from '@palier/domain/dashboard/today'
import { strategyOf } from '@palier/domain/watchlists/score'
import { crossedKeys } from '@palier/domain/watchlists/thresholds'
import type { Database } from '../../database/kernel/database.ts'
import {
  findCrossedEntryIds,
  findVisits,
  lockVisits,
  postponeEntry,
  postponeObjective,
  saveVisits,
} from '../../database/queries/dashboard/todayQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { addUserEvent } from '../notifications/userEvents.ts'
import type { ScoredList } from '../watchlists/watchLists.ts'

/** An entry is identified by its id, an objective by its stock id. */
type Postponed = { kind: 'entry' | 'objective'; id: string }

export function createToday(database: Database) {
  return {
    async read(viewer: Viewer, lists: readonly ScoredList[], now: Date) {
      const { paymentStatus, ...visits } = await findVisits(database, viewer.userId)
      const lastVisitAt = lastVisitOf(visits, now)
      const crossed = lastVisitAt ? await findCrossedEntryIds(database, viewer.userId, lastVisitAt) : new Set<string>()
      const basis = viewer.preferences.buyListBasis
      const candidates = lists.flatMap(({ kind, entries }) =>
        entries.map((entry) => {
          const { thresholds, score, stock } = entry
          const lastPrice = entry.quote?.price ?? null
          return {
            entry,
            kind,
            score,
            lastPrice,
            stockId: stock.id,
            symbol: stock.ticker,
            hasOwnPrices: strategyOf({ kind, thresholds, basis }) === 'thresholds',
            isCrossed: crossedKeys(kind, thresholds, lastPrice).length > 0,
            isNew: crossed.has(entry.id),
            isPostponed: isPostponedAt(entry, now),
          }
        }),
      )
      const { rows, counts, next } = todayOf(candidates)
      return {
        lastVisitAt,
        isPaymentOwed: paymentStatus === 'pastDue',
        rows: rows.slice(0, TODAY.most).map(({ entry, isNew }) => ({ entry, isNew })),
        counts,
        next: next.map(({ entry }) => entry),
      }
    },

    /** Records that the user sees the dashboard; returns the end of the previous visit. */
    async visit({ userId }: Viewer, now: Date): Promise<Date | null> {
      const lastVisitAt = lastVisitOf(await lockVisits(database, userId), now)
      await saveVisits(database, userId, { seenAt: now, lastVisitAt })
      return lastVisitAt
    },

    /**
     * Postpones until an instant, or until the next step if `until` is null; a null `postponement`
     * reverts it.
     */
    async postpone(
      { userId }: Viewer,
      { kind, id }: Postponed,
      postponement: { until: Date | null } | null,
      now: Date,
    ): Promise<void> {
      const write = kind === 'entry' ? postponeEntry : postponeObjective
      const columns = { postponedAt: postponement && now, postponedUntil: postponement?.until ?? null }
      if (!(await write(database, userId, id, columns))) throw new Refusal('resource_missing')
      await addUserEvent(database, { userId, kind: kind === 'entry' ? 'listsChanged' : 'portfoliosChanged' }, now)
    },
  }
}

export type Today = Awaited<ReturnType<ReturnType<typeof createToday>['read']>>
