import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import type { WireCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

/** The report of a year of settlement; null where the api makes none. */
export function loadCostBase(operation: Operation, year: number): Promise<WireCostBaseReport | null> {
  return sendOptionalCall(operation, getCostBaseReport, { year })
}
