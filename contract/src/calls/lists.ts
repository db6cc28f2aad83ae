import { z } from 'zod'
import { call } from '../call.ts'
import { usageEnvelope } from '../wire/plan.ts'
import { empty, identifier } from '../wire/scalars.ts'
import { watchList } from '../wire/watchList.ts'

type ListArea = 'UserBuyStockList' | 'UserSellStockList' | 'UserPortfolioStockList'

/** Every call on lists is served under `/V2/` and without it. */
function pathsOf(area: ListArea, verb: string) {
  return { path: `/api/${area}/V2/${verb}`, aliases: [`/api/${area}/${verb}`] }
}

function getAllListsWithEntries(area: ListArea) {
  return call({
    item: 'API-51',
    ...pathsOf(area, 'GetAllListWithEntries'),
    access: 'user',
    input: z.object({ userId: identifier }),
    output: z.object({ lists: z.array(watchList) }),
    additional: usageEnvelope,
    errors: ['resource_missing'],
  })
}

export const getBuyLists = getAllListsWithEntries('UserBuyStockList')
export const getSellLists = getAllListsWithEntries('UserSellStockList')
export const getOtherLists = getAllListsWithEntries('UserPortfolioStockList')

/** The demonstration buy list with its prices, for the welcome page. */
export const getShowcase = call({
  item: 'D17',
  path: '/api/Extensions/Showcase/Get',
  access: 'open',
  extension: true,
  input: empty,
  output: z.object({ list: watchList }),
})
