import { randomUUID } from 'node:crypto'
import { areSameThresholds } from '@palier/domain/watchlists/thresholdInput'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { Database } from '../../database/kernel/database.ts'
import {
  deleteEntry,
  deleteList,
  findEntryToChange,
  findListAndStock,
  findListToChange,
  insertEntry,
  insertList,
  lockUserRow,
  updateEntry,
  updateList,
} from '../../database/queries/watchlists/watchListWriteQueries.ts'
import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import { findLists, type EntryRow } from '../../database/queries/watchlists/watchListQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { type Closures, closuresOf, assertOpen } from './beyondPlan.ts'
import { assertEntryWithinPlan, assertListWithinPlan } from './assertWithinPlanLimits.ts'
import { assertThresholds } from './assertThresholds.ts'
import { assertVersion } from '../../kernel/assertVersion.ts'
import { scoredLists, type ScoredList } from './watchLists.ts'
import { addUserEvent } from '../notifications/userEvents.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type EntryContent, storedScoreOf, scoredEntryOf, type ScoredEntry, thresholdsOf } from './scoredEntry.ts'
import { type StockView, withQuotes } from '../market/stockView.ts'
import type { PlanAndUsage } from '../billing/planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'

export type EntryAddition = EntryContent & { stockId: string }

export type EntryChange = Target & EntryAddition & { listId: string }

/** Version that was read; without one the write is unconditional. */
type Target = { id: string; version: number | undefined }

type ListText = { name: string; description: string }

type Written<What> = What & { planAndUsage: PlanAndUsage }

/**
 * Writes in the caller's transaction. Refuses with resource_missing if the list belongs to another
 * user or kind, with VersionConflict after a concurrent change.
 */
export function createWatchListWrites(transaction: Database, marketData: MarketData) {
  async function viewOf(stock: StockRow, now: Date): Promise<StockView> {
    const [view] = await withQuotes(marketData, [stock], now)
    return view ?? { stock, quote: null }
  }

  async function notify({ userId }: Viewer, now: Date): Promise<void> {
    await addUserEvent(transaction, { userId, kind: 'listsChanged' }, now)
  }

  return {
    /** Refuses with DuplicateKey, operationsLimitReached or BeyondPlan, or because of its thresholds. */
    async addEntry(
      viewer: Viewer,
      kind: ListKind,
      listId: string,
      { stockId, thresholds, ...written }: EntryAddition,
      now: Date,
    ): Promise<Written<{ entry: ScoredEntry }>> {
      assertThresholds(kind, thresholds)
      const { userId, preferences } = viewer
      const found = await findListAndStock(transaction, { userId, kind, listId }, stockId)
      if (!found?.stock) throw new Refusal('resource_missing')
      const view = await viewOf(found.stock, now)
      await lockUserRow(transaction, userId)
      const planAndUsage = await findPlanAndUsage(transaction, viewer.userId)
      assertOpen((await closuresOf(transaction, userId, planAndUsage)).ofList(listId.toLowerCase()))
      assertEntryWithinPlan(kind, planAndUsage)

      const row = {
        id: randomUUID(),
        listId,
        stockId,
        createdAt: now,
        ...written,
        ...storedScoreOf(kind, thresholds, view.quote, preferences.buyListBasis, now),
      }
      const entry = await insertEntry(transaction, row)
      if (!entry) throw new Refusal('DuplicateKey')
      await notify(viewer, now)
      return {
        entry: scoredEntryOf(kind, entry, view, preferences.buyListBasis),
        planAndUsage: withMore(planAndUsage, kind, { entries: 1 }),
      }
    },

    /**
     * The stock cannot change. Unchanged prices keep the highest score and the postponement.
     * Refuses with BeyondPlan, or because of its thresholds.
     */
    async updateEntry(
      viewer: Viewer,
      kind: ListKind,
      { id, listId, version, stockId, thresholds, ...written }: EntryChange,
      now: Date,
    ): Promise<Written<{ entry: ScoredEntry }>> {
      assertThresholds(kind, thresholds)
      const { userId, preferences } = viewer
      const found = await findEntryToChange(transaction, { userId, kind, listId }, id)
      if (found?.stock.id !== stockId.toLowerCase()) throw new Refusal('resource_missing')
      const planAndUsage = await findPlanAndUsage(transaction, viewer.userId)
      assertOpen((await closuresOf(transaction, userId, planAndUsage)).ofEntry(found.entry.id))
      assertVersion(found.entry, version)
      const view = await viewOf(found.stock, now)
      const prices = areSameThresholds(thresholds, thresholdsOf(found.entry))
        ? {}
        : changedPrices(found.entry, storedScoreOf(kind, thresholds, view.quote, preferences.buyListBasis, now))
      const entry = await updateEntry(transaction, id, { ...written, ...prices })
      await notify(viewer, now)
      return { entry: scoredEntryOf(kind, entry, view, preferences.buyListBasis), planAndUsage }
    },

    async deleteEntry(
      viewer: Viewer,
      kind: ListKind,
      listId: string,
      { id, version }: Target,
      now: Date,
    ): Promise<PlanAndUsage> {
      const found = await findEntryToChange(transaction, { userId: viewer.userId, kind, listId }, id)
      if (!found) throw new Refusal('resource_missing')
      assertVersion(found.entry, version)
      await deleteEntry(transaction, id)
      await notify(viewer, now)
      return findPlanAndUsage(transaction, viewer.userId)
    },

    /** Appends the list. Refuses with listLimitReached. */
    async createList(
      viewer: Viewer,
      kind: ListKind,
      text: ListText,
      now: Date,
    ): Promise<Written<{ list: ScoredList }>> {
      const { userId } = viewer
      await lockUserRow(transaction, userId)
      const planAndUsage = await findPlanAndUsage(transaction, viewer.userId)
      assertListWithinPlan(kind, planAndUsage)
      const row = await insertList(transaction, { id: randomUUID(), userId, kind, ...text, createdAt: now })
      await notify(viewer, now)
      return { list: { ...row, entries: [] }, planAndUsage: withMore(planAndUsage, kind, { lists: 1 }) }
    },

    /** Refuses with BeyondPlan. */
    async updateList(
      viewer: Viewer,
      kind: ListKind,
      { id: listId, version, ...text }: Target & ListText,
      now: Date,
    ): Promise<Written<{ list: ScoredList; closures: Closures }>> {
      const own = { userId: viewer.userId, kind, listId }
      const found = await findListToChange(transaction, own)
      if (!found) throw new Refusal('resource_missing')
      const planAndUsage = await findPlanAndUsage(transaction, viewer.userId)
      const closures = await closuresOf(transaction, viewer.userId, planAndUsage)
      assertOpen(closures.ofList(found.id))
      assertVersion(found, version)
      await updateList(transaction, listId, text)
      const [list] = await scoredLists(await findLists(transaction, own), viewer, marketData, now)
      if (!list) throw new Error('Locked watch list missing')
      await notify(viewer, now)
      return { list, closures, planAndUsage }
    },

    /** Also deletes its entries. */
    async deleteList(
      viewer: Viewer,
      kind: ListKind,
      { id: listId, version }: Target,
      now: Date,
    ): Promise<PlanAndUsage> {
      const found = await findListToChange(transaction, { userId: viewer.userId, kind, listId })
      if (!found) throw new Refusal('resource_missing')
      assertVersion(found, version)
      await deleteList(transaction, listId)
      await notify(viewer, now)
      return findPlanAndUsage(transaction, viewer.userId)
    },
  }
}

/** New prices end a postponement; an unchanged level keeps its crossing time. */
function changedPrices({ crossedLevel, crossedAt }: EntryRow, stored: ReturnType<typeof storedScoreOf>) {
  const isSameLevel = stored.crossedLevel === crossedLevel
  return { ...stored, crossedAt: isSameLevel ? crossedAt : stored.crossedAt, postponedAt: null, postponedUntil: null }
}

const COUNTS = {
  buy: ['buyListCount', 'buyEntryCount'],
  sell: ['sellListCount', 'sellEntryCount'],
  others: ['otherListCount', 'otherEntryCount'],
} as const

function withMore(
  { plan, usage }: PlanAndUsage,
  kind: ListKind,
  { lists = 0, entries = 0 }: { lists?: number; entries?: number },
): PlanAndUsage {
  const [listKey, entryKey] = COUNTS[kind]
  return { plan, usage: { ...usage, [listKey]: usage[listKey] + lists, [entryKey]: usage[entryKey] + entries } }
}
