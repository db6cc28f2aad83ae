import type { synchronizationItem, synchronizationStatus } from '@palier/contract/site/siteSchemas'
import type { z } from 'zod'
import type { RoundState } from '../../services/market/synchronization.ts'

/** End of the last round of any kind; null before the first. */
export function lastOf(states: readonly RoundState[]): Date | null {
  return latest(states.flatMap(({ lastFinishedAt }) => lastFinishedAt ?? []))
}

/** Next round due of any kind; null if none is scheduled. */
export function nextOf(states: readonly RoundState[]): Date | null {
  const times = states.flatMap(({ nextAt }) => nextAt?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** Null before the first round. */
export function itemToWire(instant: Date | null): z.input<typeof synchronizationItem> | null {
  return instant && { synchronizationDateTime: instant.toISOString() }
}

export function statusToWire(
  states: readonly RoundState[],
  canBeRequested: boolean,
): z.input<typeof synchronizationStatus> {
  return {
    canBeRequested,
    lastExecutionDateTime: lastOf(states)?.toISOString() ?? null,
    nextExecutionDateTime: nextOf(states)?.toISOString() ?? null,
  }
}

function latest(instants: readonly Date[]): Date | null {
  return instants.length === 0 ? null : new Date(Math.max(...instants.map((instant) => instant.getTime())))
}
