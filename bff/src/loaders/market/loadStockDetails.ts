import type { WireBasicFundamentals, WireStockCompleteInfo, WireTag } from '@palier/contract/market/stockSchemas'
import { RestError } from '@palier/contract/client'
import { identifier } from '@palier/contract/kernel/scalars'
import type { Operation } from '../../operation/context.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { readPublic } from '../../operation/publicReads.ts'
import { factsOfCompleteInfo, type StockFacts, withPriceOf } from '../../cache/stockFacts.ts'
import { completeInfoLoader, rememberInfos } from './loadCompleteInfos.ts'
import { fundamentalsLoader } from './loadFundamentals.ts'

export type StockFigures = Lasting<WireStockCompleteInfo> & { fundamentals: WireBasicFundamentals | null }

/** Costs no call after a search, else one shared call per tick. */
export async function loadFigures(operation: Operation, stockId: string): Promise<StockFigures> {
  const info = await completeInfoLoader(operation).load(stockId)
  return { ...info, fundamentals: leavesGaps(info.value) ? await fundamentalsLoader(operation).load(stockId) : null }
}

/** Uses the latest known price; null for an unknown stock. */
export async function factsWithFigures(operation: Operation, stockId: string): Promise<StockFacts | null> {
  if (!identifier.safeParse(stockId).success) return null
  try {
    return factsAtLatestPrice(operation, await completeInfoLoader(operation).load(stockId))
  } catch (error) {
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Matches any value per tag name, and every name. */
export async function searchByTags(operation: Operation, tags: WireTag[], maxCount: number): Promise<StockFacts[]> {
  const { publicReads } = operation.services
  const { value, staleSince } = await readPublic(
    operation,
    publicReads.tagSearch,
    { tags, maxCount },
    ({ stocks }, reader) => rememberInfos(reader, stocks),
  )
  return value.stocks.map((info) => factsAtLatestPrice(operation, { value: info, staleSince }))
}

/** Uses the latest known price; the figures need no further call. */
export function factsAtLatestPrice(operation: Operation, info: Lasting<WireStockCompleteInfo>): StockFacts {
  const facts = factsOfCompleteInfo(info.value, operation.caller.language)
  const { stockId } = facts
  const newest = operation.services.ticks.priceOf(stockId)?.facts
  completeInfoLoader(operation).prime(facts.stockId, info)
  return newest ? withPriceOf(facts, newest) : facts
}

/** An API without `isSample` may leave gaps, which a second call fills. */
function leavesGaps({ isSample, dividendInfo, mainFundamentals, companyInfo }: WireStockCompleteInfo): boolean {
  if (isSample !== undefined) return false
  const { wallStreetTargetPrice, marketCapitalization } = mainFundamentals
  return [dividendInfo.dividendYield, wallStreetTargetPrice, marketCapitalization, companyInfo.logoUrl].includes(null)
}
