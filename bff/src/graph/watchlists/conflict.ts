import type { WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import { builder } from '../kernel/builder.ts'
import { conflictType, orRefusal } from '../kernel/problem.ts'
import { Conflict, Refusal } from '../kernel/refusal.ts'
import { WatchList } from './watchList.ts'
import { WatchListEntry } from './watchListEntry.ts'

export class EntryConflict extends Conflict<WireWatchListEntry> {
  override readonly name = 'EntryConflict'
}

export class WatchListConflict extends Conflict<WireWatchList> {
  override readonly name = 'WatchListConflict'
}

builder.objectType(EntryConflict, {
  name: 'EntryConflict',
  ...conflictType,
  fields: (t) => ({ current: t.expose('current', { type: WatchListEntry, nullable: true }) }),
})
builder.objectType(WatchListConflict, {
  name: 'WatchListConflict',
  ...conflictType,
  fields: (t) => ({ current: t.expose('current', { type: WatchList, nullable: true }) }),
})

/**
 * What the api refused, as the answer of a mutation. A version that is no longer the present one becomes the conflict
 * that `present` reads; where that cannot be read, the refusal stands for it.
 */
export async function orConflict<Value>(work: Promise<Value>, present: () => Promise<Error>): Promise<Value> {
  try {
    return await orRefusal(work)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'VersionConflict') throw error
    throw await present().catch(() => error)
  }
}

/** Where no versions are kept a reader was told 0, and has none to name. */
export function wireVersion(version: number | null | undefined): number | undefined {
  return version == null || version < 1 ? undefined : version
}
