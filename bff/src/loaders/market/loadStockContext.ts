import type { OutputOf } from '@palier/contract/kernel/call'
import type { getAiContextualInfo, getQuoteContextualInfo } from '@palier/contract/market/stockCalls'
import type { Operation } from '../../operation/context.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { readOfPlan } from '../../operation/publicReads.ts'

type WireNews = OutputOf<typeof getQuoteContextualInfo>
export type WireAnalysis = OutputOf<typeof getAiContextualInfo>

const loadedNews = new WeakMap<Operation, Map<string, Promise<Lasting<WireNews>>>>()

/** News, as many as the plan allows; one call per operation. */
export function loadNews(operation: Operation, stockId: string): Promise<Lasting<WireNews>> {
  const known = loadedNews.get(operation) ?? new Map<string, Promise<Lasting<WireNews>>>()
  loadedNews.set(operation, known)
  const news = known.get(stockId) ?? readOfPlan(operation, operation.services.publicReads.news, { stockId })
  known.set(stockId, news)
  return news
}

/** Parts of the analysis in the plan; the others are absent. */
export function loadAnalysis(operation: Operation, stockId: string): Promise<Lasting<WireAnalysis>> {
  return readOfPlan(operation, operation.services.publicReads.analysis, { stockId })
}
