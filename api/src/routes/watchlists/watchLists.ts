import {
  getBuyLists,
  getOtherLists,
  getSellLists,
  getShowcase,
  getWatchList,
} from '@palier/contract/watchlists/watchListCalls'
import type { WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { mapYielding } from '../../kernel/mapYielding.ts'
import type { Closures } from '../../services/watchlists/beyondPlan.ts'
import type { ScoredList } from '../../services/watchlists/watchLists.ts'
import type { Localization } from '../../wire/market/stock.ts'
import { withUsage } from '../../wire/billing/plan.ts'
import { entryToWire, listOfEntries, watchListToWire } from '../../wire/watchlists/watchList.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

export const watchListRoutes = {
  getBuyLists: listsRoute(getBuyLists, 'buy'),

  getSellLists: listsRoute(getSellLists, 'sell'),

  getOtherLists: listsRoute(getOtherLists, 'others'),

  getWatchList: forUser(getWatchList, async ({ input, viewer, language, now, services }) => {
    const { beyondPlan, lists, tagNames, usage } = services
    const [found, planAndUsage] = await Promise.all([lists.readOne(viewer, input.listId, now), usage.read(viewer)])
    const closures = await beyondPlan.read(viewer, planAndUsage)
    const list = found && (await longListToWire(found, { tagNames, language }, closures))
    return withUsage({ list }, planAndUsage)
  }),

  getShowcase: forAnyone(getShowcase, async ({ language, now, services: { showcase, tagNames } }) => {
    return { data: { list: watchListToWire(await showcase.read(language, now), { tagNames, language }) } }
  }),
}

function listsRoute(call: typeof getBuyLists, kind: ListKind) {
  return forUser(call, async ({ viewer, language, now, services }) => {
    const { beyondPlan, tagNames, usage } = services
    const [found, planAndUsage] = await Promise.all([services.lists.read(viewer, kind, now), usage.read(viewer)])
    const closures = await beyondPlan.read(viewer, planAndUsage)
    const lists: WireWatchList[] = []
    for (const list of found) lists.push(await longListToWire(list, { tagNames, language }, closures))
    return withUsage({ lists }, planAndUsage)
  })
}

async function longListToWire(
  list: ScoredList,
  localization: Localization,
  closures: Closures,
): Promise<WireWatchList> {
  const entries = await mapYielding(list.entries, (entry) => entryToWire(entry, localization, closures))
  return listOfEntries(list, entries, closures)
}
