import { getValueOverTime, MOST_RECENT_DAYS } from '@palier/contract/portfolios/portfolioCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

export type ValueOverTime = OutputOf<typeof getValueOverTime>
/** The last days of one portfolio, oldest first. */
export type RecentValues = NonNullable<ValueOverTime['portfolios']>[number]

/** How many days may be looked back on. */
export const DAYS = { minimum: 2, maximum: 1830 } as const

const wholes = new WeakMap<Operation, Promise<ValueOverTime | null>>()

/** Day by day, oldest first, of all portfolios or of one. Null where the api does not tell. */
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
    // Of a portfolio that went meanwhile this says nothing about what the server can do.
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}

/**
 * The last days of a portfolio: one call for all of them, that of the whole where it is read beside. Null where the api
 * does not tell, or cannot now: a line beside figures is worth no failure.
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
