import { getBuyLists, getOtherLists, getSellLists, getShowcase } from '@palier/contract/calls/lists'
import type { ListKind } from '@palier/domain/thresholds'
import { usageEnvelopeToWire } from '../wire/plan.ts'
import { watchListToWire } from '../wire/watchList.ts'
import { forAnyone, forUser } from './route.ts'

export const getBuyListsRoute = listsRoute(getBuyLists, 'buy')
export const getSellListsRoute = listsRoute(getSellLists, 'sell')
export const getOtherListsRoute = listsRoute(getOtherLists, 'others')

function listsRoute(call: typeof getBuyLists, kind: ListKind) {
  return forUser(call, async ({ viewer, language, now, services: { lists, usage, tagNames } }) => {
    const [found, planAndUsage] = await Promise.all([lists.read(viewer, kind, now), usage.read(viewer)])
    return {
      data: { lists: found.map((list) => watchListToWire(list, { tagNames, language })) },
      additionalData: usageEnvelopeToWire(planAndUsage),
    }
  })
}

export const getShowcaseRoute = forAnyone(getShowcase, async ({ language, now, services: { showcase, tagNames } }) => {
  return { data: { list: watchListToWire(await showcase.read(language, now), { tagNames, language }) } }
})
