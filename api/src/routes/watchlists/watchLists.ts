import { getBuyLists, getOtherLists, getSellLists, getShowcase } from '@palier/contract/watchlists/watchListCalls'
import type { WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { mapYielding } from '../../kernel/mapYielding.ts'
import { withUsage } from '../../wire/billing/plan.ts'
import { entryToWire, listOfEntries, watchListToWire } from '../../wire/watchlists/watchList.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

export const watchListRoutes = {
  getBuyLists: listsRoute(getBuyLists, 'buy'),

  getSellLists: listsRoute(getSellLists, 'sell'),

  getOtherLists: listsRoute(getOtherLists, 'others'),

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
    for (const list of found) {
      const entries = await mapYielding(list.entries, (entry) => entryToWire(entry, { tagNames, language }, closures))
      lists.push(listOfEntries(list, entries, closures))
    }
    return withUsage({ lists }, planAndUsage)
  })
}
