import type { synchronizationItem, synchronizationStatus } from '@palier/contract/site/siteSchemas'
import type { z } from 'zod'
import type { RoundState } from '../../services/market/synchronization.ts'

/** When a round of any kind last ended; null before the first. */
export function lastOf(states: readonly RoundState[]): Date | null {
  return latest(states.flatMap(({ lastFinishedAt }) => lastFinishedAt ?? []))
}

/** When a round of any kind is due next; null where none ever is. */
export function nextOf(states: readonly RoundState[]): Date | null {
  const times = states.flatMap(({ nextAt }) => nextAt?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** The end of a round; null before the first. */
export function itemToWire(instant: Date | null): z.input<typeof synchronizationItem> | null {
  return instant && { synchronizationDateTime: instant.toISOString() }
}

/** The last and the next round of any kind, each null if there is none, and whether one can be requested. */
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
