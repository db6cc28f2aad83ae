import type { Operation } from '../../operation/context.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { stockLoader } from './loadStocks.ts'

const MAXIMUM_PRICES = 5000

/** Last prices by stock id, as JSON numbers; null when there is none. No call for those within a tick. */
export const priceLoader = createLoader(loadPrices, { maximumKeys: MAXIMUM_PRICES })

function loadPrices(stockIds: readonly string[], operation: Operation): Promise<(number | null | Error)[]> {
  const { ticks } = operation.services
  const stocks = stockLoader(operation)
  return settleBounded(stockIds, stockIds.length, async (stockId) => {
    const newest = ticks.priceOf(stockId)
    return newest?.isFresh ? newest.facts.lastPrice : ((await stocks.load(stockId))?.lastPrice ?? null)
  })
}
