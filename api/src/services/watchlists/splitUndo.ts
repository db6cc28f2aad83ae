import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { splitThresholds } from '@palier/domain/watchlists/splitThresholds'
import { THRESHOLD_KEYS, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { Database } from '../../database/kernel/database.ts'
import { lockNotice, markUndone, type NoticeWithStock } from '../../database/queries/notifications/noticeQueries.ts'
import { findEntryToChange, updateEntry } from '../../database/queries/watchlists/watchListWriteQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { withQuotes } from '../market/stockView.ts'
import { addUserEvent } from '../notifications/userEvents.ts'
import { assertOpen, findClosures } from './beyondPlan.ts'
import { storedScoreOf, thresholdsOf } from './scoredEntry.ts'

/** Must run in the caller's transaction. */
export function createSplitUndo(transaction: Database, marketData: MarketData) {
  return {
    /**
     * Keeps prices changed since the split. Refuses with resource_missing if the notice is not
     * about a split.
     */
    async undo(viewer: Viewer, noticeId: string, now: Date): Promise<NoticeWithStock> {
      const { userId, preferences } = viewer
      const found = await lockNotice(transaction, userId, noticeId)
      const before = found && pricesBefore(found)
      if (!found || !before) throw new Refusal('resource_missing')
      const { notice, stock } = found
      if (notice.undoneAt !== null) return found
      const { listKind: kind, listId, entryId } = notice
      const target = await findEntryToChange(transaction, { userId, kind, listId }, entryId)
      if (target && isStill(thresholdsOf(target.entry), found, before)) {
        assertOpen((await findClosures(transaction, userId)).ofEntry(entryId))
        const [view] = await withQuotes(marketData, [stock], now)
        const stored = storedScoreOf(kind, before, view?.quote ?? null, preferences.buyListBasis, now)
        await updateEntry(transaction, entryId, stored)
        await addUserEvent(transaction, { userId, kind: 'listsChanged' }, now)
      }
      await markUndone(transaction, noticeId, now)
      await addUserEvent(transaction, { userId, kind: 'noticesRead' }, now)
      return { notice: { ...notice, undoneAt: now, readAt: notice.readAt ?? now }, stock }
    },
  }
}

function pricesBefore({ notice: { pricesBefore: texts } }: NoticeWithStock): Thresholds | null {
  if (texts === null) return null
  const [t200, t400, t600, t800] = texts.map((text) => decimalOrNull(text === '' ? null : text))
  return { t200: t200 ?? null, t400: t400 ?? null, t600: t600 ?? null, t800: t800 ?? null }
}

/** True if the prices are still those set by the split. */
function isStill(present: Thresholds, { notice }: NoticeWithStock, before: Thresholds): boolean {
  const ratio = { numerator: decimal(notice.numerator ?? '1'), denominator: decimal(notice.denominator ?? '1') }
  const after = splitThresholds(before, ratio)
  return THRESHOLD_KEYS.every((key) => String(present[key]) === String(after?.[key] ?? null))
}
