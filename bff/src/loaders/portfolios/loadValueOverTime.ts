import { getValueOverTime } from '@palier/contract/portfolios/portfolioCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

export type ValueOverTime = OutputOf<typeof getValueOverTime>

export const DAYS = { minimum: 2, maximum: 1830 } as const

/** Oldest first; of all portfolios if `portfolioId` is null. Null if unavailable. */
export async function loadValueOverTime(
  operation: Operation,
  portfolioId: string | null,
  days: number,
): Promise<ValueOverTime | null> {
  try {
    return await sendOptionalCall(operation, getValueOverTime, { portfolioId: portfolioId ?? undefined, days })
  } catch (error) {
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}
