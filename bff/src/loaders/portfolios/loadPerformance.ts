import { getPerformance, type WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import type { SentInputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

/** Null if the API lacks the call, or the portfolio or benchmark does not exist. */
export async function loadPerformance(
  operation: Operation,
  wanted: SentInputOf<typeof getPerformance>,
): Promise<WirePerformance | null> {
  try {
    return await sendOptionalCall(operation, getPerformance, wanted)
  } catch (error) {
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}
