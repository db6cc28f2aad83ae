import { getOverview, type WireListOverview } from '@palier/contract/shell/overviewCalls'
import type { WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import { levelCountsOf, topEntries, type LevelCount } from '@palier/domain/watchlists/ranking'
import type { ScoredList } from '../../services/watchlists/watchLists.ts'
import { preferencesToWire } from '../../wire/accounts/user.ts'
import { closureToWire, withUsage } from '../../wire/billing/plan.ts'
import { proposedSplitToWire } from '../../wire/portfolios/split.ts'
import { todayToWire } from '../../wire/dashboard/today.ts'
import { entryToWire } from '../../wire/watchlists/watchList.ts'
import { forUser } from '../kernel/route.ts'

const OF_TODAY = ['buy', 'sell'] as const

export const overviewRoutes = {
  getOverview: forUser(getOverview, async ({ input, viewer, language, now, services }) => {
    const { beyondPlan, notices, portfolios, tagNames, usage } = services
    const kinds = new Set([...(input.top?.kinds ?? []), ...(input.withToday ? OF_TODAY : [])])
    const [lists, unreadCount, owned, planAndUsage, ranked, stockEntries] = await Promise.all([
      services.lists.overviews(viewer),
      notices.countUnread(viewer),
      portfolios.overviews(viewer),
      usage.read(viewer),
      Promise.all([...kinds].map((kind) => services.lists.read(viewer, kind, now))),
      input.stockId === undefined ? [] : services.lists.entriesOf(viewer, input.stockId, now),
    ])
    const splits = input.withSplits ? await services.splits.read(viewer, now) : null
    const closures = await beyondPlan.read(viewer, planAndUsage)
    const toWire = (entry: ScoredList['entries'][number]) => entryToWire(entry, { tagNames, language }, closures)
    const top = new Map<string, WireWatchListEntry[]>()
    const levels = new Map<string, LevelCount[]>()
    for (const list of ranked.flat()) {
      if (!input.top?.kinds.includes(list.kind)) continue
      top.set(list.id, topOf(list, input.top.first).map(toWire))
      levels.set(list.id, levelCountsOf(list.entries.map(({ score }) => score)))
    }
    const ofToday = ranked.flat().filter(({ kind }) => OF_TODAY.some((one) => one === kind))
    const today = input.withToday ? await services.today.read(viewer, ofToday, now) : null

    const data = {
      preferences: preferencesToWire(viewer.preferences),
      unreadCount,
      lists: lists.map(({ list, entryCount, currency }): WireListOverview => {
        const { id, name, description, kind: type, version } = list
        const beyond = closureToWire(closures.ofList(id))
        return {
          id,
          name,
          description,
          type,
          version,
          currency,
          entryCount,
          topEntries: top.get(id) ?? [],
          levelCounts: levels.get(id),
          beyondPlan: beyond,
        }
      }),
      portfolios: owned.map(({ id, name, currency }) => ({ id, name, currency })),
      stockEntries: stockEntries.map(toWire),
      ...(splits && { proposedSplits: splits.map(proposedSplitToWire) }),
      ...(today && { today: todayToWire(today, toWire) }),
    }
    return withUsage(data, planAndUsage)
  }),
}

/** Entries with the highest absolute scores, among those with a price. */
function topOf({ entries }: ScoredList, first: number): ScoredList['entries'] {
  const ranked = entries.map((entry) => ({
    entry,
    symbol: entry.stock.ticker,
    score: entry.score,
    lastPrice: entry.quote?.price ?? null,
  }))
  return topEntries(ranked, first).map(({ entry }) => entry)
}
