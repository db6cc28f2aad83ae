import type { SentInputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import { checkSuperficialLoss, type WireSuperficialLossCheck } from '@palier/contract/portfolios/superficialLossCalls'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

/** Null if the API lacks the call, or the portfolio or lot does not exist. */
export async function loadSuperficialLossCheck(
  operation: Operation,
  wanted: SentInputOf<typeof checkSuperficialLoss>,
): Promise<WireSuperficialLossCheck | null> {
  try {
    return await sendOptionalCall(operation, checkSuperficialLoss, wanted)
  } catch (error) {
    // A trade that cannot be saved has no figures either.
    if (error instanceof RestError && REFUSED.has(error.code)) return null
    throw error
  }
}

const REFUSED: ReadonlySet<string | null | undefined> = new Set(['resource_missing', 'parameter_invalid_empty'])
