import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import type { WireCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

/** Report of a settlement year; null if the API lacks the call. */
export function loadCostBase(operation: Operation, year: number): Promise<WireCostBaseReport | null> {
  return sendOptionalCall(operation, getCostBaseReport, { year })
}
