import type { WireStockCompleteInfo } from '@palier/contract/market/stockSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { factsOfCompleteInfo } from '../../cache/stockFacts.ts'
import { readPublic } from '../../operation/publicReads.ts'
import { createLoader } from '../kernel/createLoader.ts'

const MAXIMUM_STOCKS = 100
const READS_AT_ONCE = 16

/** Data of the stock's page, cached for all visitors. */
export const completeInfoLoader = createLoader(loadCompleteInfos, { maximumKeys: MAXIMUM_STOCKS })

function loadCompleteInfos(
  stockIds: readonly string[],
  operation: Operation,
): Promise<(Lasting<WireStockCompleteInfo> | Error)[]> {
  const { completeInfo } = operation.services.publicReads
  return settleBounded(stockIds, READS_AT_ONCE, (stockId) =>
    readPublic(operation, completeInfo, { stockId }, (info, reader) => rememberInfos(reader, [info])),
  )
}

/** Shares facts and prices with all readers, except prices without a time. */
export function rememberInfos({ services, caller }: Operation, infos: readonly WireStockCompleteInfo[]): void {
  const dated = infos.filter(({ lastPriceDateTime }) => lastPriceDateTime !== undefined)
  const stocks = dated.map((info) => factsOfCompleteInfo(info, caller.language))
  services.ticks.remember(stocks)
  services.stockCache.remember(stocks)
}
