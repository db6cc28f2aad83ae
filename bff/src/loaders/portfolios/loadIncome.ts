import { getIncome, type WireIncome } from '@palier/contract/portfolios/incomeCalls'
import type { SentInputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

/** Null if the API lacks the call or the portfolio does not exist. */
export async function loadIncome(
  operation: Operation,
  wanted: SentInputOf<typeof getIncome>,
): Promise<WireIncome | null> {
  try {
    return await sendOptionalCall(operation, getIncome, wanted)
  } catch (error) {
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}
