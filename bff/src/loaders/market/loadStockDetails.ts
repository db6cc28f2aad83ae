import type { WireBasicFundamentals, WireStockCompleteInfo, WireTag } from '@palier/contract/market/stockSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { readPublic } from '../../operation/publicReads.ts'
import { factsOfCompleteInfo, type StockFacts, withPriceOf } from '../../cache/stockFacts.ts'

export type StockFigures = Lasting<WireStockCompleteInfo> & { fundamentals: WireBasicFundamentals | null }

/** Details received with the facts of a stock. */
const infoBeside = new WeakMap<StockFacts, Lasting<WireStockCompleteInfo>>()

/** Figures of a stock: no call after a search, one shared call per tick otherwise. */
export async function loadFigures(operation: Operation, facts: StockFacts): Promise<StockFigures> {
  const info = await loadCompleteInfo(operation, facts)
  return { ...info, fundamentals: leavesGaps(info.value) ? await loadFundamentals(operation, facts.stockId) : null }
}

/** All that the page of a stock tells: no call where a search has told it already. */
export function loadCompleteInfo(operation: Operation, facts: StockFacts): Promise<Lasting<WireStockCompleteInfo>> {
  const known = infoBeside.get(facts)
  if (known) return Promise.resolve(known)
  const { services } = operation
  return readPublic(operation, services.publicReads.completeInfo, { stockId: facts.stockId }, (info) =>
    rememberInfos(operation, [info]),
  )
}

/** Stocks with these tags: any value of a name, every name. */
export async function searchByTags(operation: Operation, tags: WireTag[], maxCount: number): Promise<StockFacts[]> {
  const { publicReads } = operation.services
  const { value, staleSince } = await readPublic(operation, publicReads.tagSearch, { tags, maxCount }, ({ stocks }) =>
    rememberInfos(operation, stocks),
  )
  return value.stocks.map((info) => factsBeside(operation, { value: info, staleSince }))
}

/** Facts at the newest known price; the figures are cached with them. */
export function factsBeside(operation: Operation, info: Lasting<WireStockCompleteInfo>): StockFacts {
  const facts = factsOfCompleteInfo(info.value, operation.caller.language)
  const newest = operation.services.ticks.priceOf(facts.stockId)?.facts
  const priced = newest ? withPriceOf(facts, newest) : facts
  infoBeside.set(priced, info)
  return priced
}

async function loadFundamentals(operation: Operation, stockId: string): Promise<WireBasicFundamentals> {
  const { publicReads } = operation.services
  return (await readPublic(operation, publicReads.fundamentals, { stockId })).value
}

/** An API that reports `isSample` has sent everything; from another one the rest is read. */
function leavesGaps({ isSample, dividendInfo, mainFundamentals, companyInfo }: WireStockCompleteInfo): boolean {
  if (isSample !== undefined) return false
  const { wallStreetTargetPrice, marketCapitalization } = mainFundamentals
  return [dividendInfo.dividendYield, wallStreetTargetPrice, marketCapitalization, companyInfo.logoUrl].includes(null)
}

/** A price without a time is not shared. */
export function rememberInfos({ services, caller }: Operation, infos: readonly WireStockCompleteInfo[]): void {
  const dated = infos.filter(({ lastPriceDateTime }) => lastPriceDateTime !== undefined)
  const stocks = dated.map((info) => factsOfCompleteInfo(info, caller.language))
  services.ticks.remember(stocks)
  services.stockCache.remember(stocks)
}
