import type { Operation } from '../../operation/context.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { stockLoader } from './loadStocks.ts'

const MAXIMUM_PRICES = 5000

/** JSON numbers; null without a price. Costs no call within a tick. */
export const priceLoader = createLoader(loadPrices, { maximumKeys: MAXIMUM_PRICES })

function loadPrices(stockIds: readonly string[], operation: Operation): Promise<(number | null | Error)[]> {
  const { ticks } = operation.services
  const stocks = stockLoader(operation)
  return settleBounded(stockIds, stockIds.length, async (stockId) => {
    const newest = ticks.priceOf(stockId)
    return newest?.isFresh ? newest.facts.lastPrice : ((await stocks.load(stockId))?.lastPrice ?? null)
  })
}
