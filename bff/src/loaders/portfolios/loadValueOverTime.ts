import { getValueOverTime } from '@palier/contract/portfolios/portfolioCalls'
import { MOST_RECENT_DAYS } from '@palier/contract/portfolios/recentValues'
import type { OutputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { createLoader } from '../kernel/createLoader.ts'

export type ValueOverTime = OutputOf<typeof getValueOverTime>
/** The last days of one portfolio, oldest first. */
export type RecentValues = NonNullable<ValueOverTime['portfolios']>[number]

/** Bounds of the number of days. */
export const DAYS = { minimum: 2, maximum: 1830 } as const

const MAXIMUM_PERIODS = 10
const READS_AT_ONCE = 4

/** Values of all portfolios by number of days; null when the API lacks the call. */
const wholeLoader = createLoader(loadWholes, { maximumKeys: MAXIMUM_PERIODS })

/** The period first asked for that is long enough for sparklines too. */
const periods = new WeakMap<Operation, number>()

type Brought = { readonly portfolios?: RecentValues[] | null | undefined } | null

/** Another answer of the operation that tells the last days of its portfolios. */
const bringers = new WeakMap<Operation, Promise<Brought>>()

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

/** The last days of the portfolios are taken from this answer, which asks for them. */
export function bringRecentValues(operation: Operation, answer: Promise<Brought>): void {
  bringers.set(operation, answer)
}

/**
 * Last days of a portfolio: one call for all of them, shared with what all portfolios were worth or returned. Null when
 * unavailable: a sparkline is not worth a failure.
 */
export async function loadRecentValues(operation: Operation, portfolioId: string): Promise<RecentValues | null> {
  const brought = await bringers.get(operation)?.catch(() => null)
  if (brought?.portfolios) return brought.portfolios.find((one) => one.portfolioId === portfolioId) ?? null
  const whole = await loadWhole(operation, periods.get(operation) ?? MOST_RECENT_DAYS).catch(() => null)
  return whole?.portfolios?.find((one) => one.portfolioId === portfolioId) ?? null
}

function loadWhole(operation: Operation, days: number): Promise<ValueOverTime | null> {
  if (days >= MOST_RECENT_DAYS && !periods.has(operation)) periods.set(operation, days)
  return wholeLoader(operation).load(days)
}

function loadWholes(periodsInDays: readonly number[], operation: Operation): Promise<(ValueOverTime | null | Error)[]> {
  return settleBounded(periodsInDays, READS_AT_ONCE, (days) =>
    sendOptionalCall(operation, getValueOverTime, { days, recentDays: MOST_RECENT_DAYS }),
  )
}
