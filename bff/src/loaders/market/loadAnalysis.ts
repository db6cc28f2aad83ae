import type { OutputOf } from '@palier/contract/kernel/call'
import type { getAiContextualInfo } from '@palier/contract/market/stockCalls'
import type { Operation } from '../../operation/context.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { readOfPlan } from '../../operation/publicReads.ts'

export type WireAnalysis = OutputOf<typeof getAiContextualInfo>

/** Parts outside the plan are absent. */
export function loadAnalysis(operation: Operation, stockId: string): Promise<Lasting<WireAnalysis>> {
  return readOfPlan(operation, operation.services.publicReads.analysis, { stockId })
}
