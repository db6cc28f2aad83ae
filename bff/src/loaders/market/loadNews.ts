import type { OutputOf } from '@palier/contract/kernel/call'
import type { getQuoteContextualInfo } from '@palier/contract/market/stockCalls'
import type { Operation } from '../../operation/context.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { readOfPlan } from '../../operation/publicReads.ts'
import { createLoader } from '../kernel/createLoader.ts'

type WireNews = OutputOf<typeof getQuoteContextualInfo>

const MAXIMUM_STOCKS = 100
const READS_AT_ONCE = 16

/** Limited and cached by plan. */
export const newsLoader = createLoader(loadNews, { maximumKeys: MAXIMUM_STOCKS })

function loadNews(stockIds: readonly string[], operation: Operation): Promise<(Lasting<WireNews> | Error)[]> {
  const { news } = operation.services.publicReads
  return settleBounded(stockIds, READS_AT_ONCE, (stockId) => readOfPlan(operation, news, { stockId }))
}
