import { getValueOverTime, MOST_RECENT_DAYS } from '@palier/contract/portfolios/portfolioCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

export type ValueOverTime = OutputOf<typeof getValueOverTime>
/** The last days of one portfolio, oldest first. */
export type RecentValues = NonNullable<ValueOverTime['portfolios']>[number]

/** Bounds of the number of days. */
export const DAYS = { minimum: 2, maximum: 1830 } as const

const wholes = new WeakMap<Operation, Promise<ValueOverTime | null>>()

/** Values by day, oldest first, of all portfolios or of one. Null when the API lacks the call. */
export async function loadValueOverTime(
  operation: Operation,
  portfolioId: string | null,
  days: number,
): Promise<ValueOverTime | null> {
  if (portfolioId === null) return loadWhole(operation, days)
  if (operation.services.capabilities.lacks(getValueOverTime)) return null
  try {
    return await operation.client.send(getValueOverTime, { portfolioId, days })
  } catch (error) {
    // A deleted portfolio says nothing about whether the API has this call.
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}

/**
 * Last days of a portfolio: one call for all of them, shared with that of all portfolios. Null when unavailable: a
 * sparkline is not worth a failure.
 */
export async function loadRecentValues(operation: Operation, portfolioId: string): Promise<RecentValues | null> {
  const whole = await (wholes.get(operation) ?? loadWhole(operation, MOST_RECENT_DAYS)).catch(() => null)
  return whole?.portfolios?.find((one) => one.portfolioId === portfolioId) ?? null
}

function loadWhole(operation: Operation, days: number): Promise<ValueOverTime | null> {
  const whole = sendOptionalCall(operation, getValueOverTime, { days, recentDays: MOST_RECENT_DAYS })
  if (days >= MOST_RECENT_DAYS && !wholes.has(operation)) wholes.set(operation, whole)
  return whole
}
