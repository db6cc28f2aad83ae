import { getValueOverTime } from '@palier/contract/calls/portfolios'
import type { OutputOf } from '@palier/contract/call'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../context.ts'
import { sendExtension } from './sendExtension.ts'

export type ValueOverTime = OutputOf<typeof getValueOverTime>

const DAYS = { least: 2, most: 1830 } as const

/** Day by day, oldest first, of all portfolios or of one. Null where the api does not tell. */
export async function loadValueOverTime(
  operation: Operation,
  portfolioId: string | null,
  wantedDays: number,
): Promise<ValueOverTime | null> {
  const days = Math.min(Math.max(wantedDays, DAYS.least), DAYS.most)
  if (portfolioId === null) return sendExtension(operation, getValueOverTime, { days })
  if (operation.services.capabilities.lacks(getValueOverTime)) return null
  try {
    return await operation.client.send(getValueOverTime, { portfolioId, days })
  } catch (error) {
    // Of a portfolio that went meanwhile this says nothing about what the server can do.
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}
