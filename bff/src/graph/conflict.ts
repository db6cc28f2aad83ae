import type { WireWatchList, WireWatchListEntry } from '@palier/contract/wire/watchList'
import { builder } from './builder.ts'
import { ErrorCode } from './enums.ts'
import { orRefusal, Refusal } from './problem.ts'
import { WatchList } from './watchList.ts'
import { WatchListEntry } from './watchListEntry.ts'

export class EntryConflict extends Error {
  override readonly name = 'EntryConflict'
  readonly code = 'VersionConflict'
  readonly entry: WireWatchListEntry | null

  constructor(entry: WireWatchListEntry | null, options?: ErrorOptions) {
    super('VersionConflict', options)
    this.entry = entry
  }
}

export class WatchListConflict extends Error {
  override readonly name = 'WatchListConflict'
  readonly code = 'VersionConflict'
  readonly list: WireWatchList | null

  constructor(list: WireWatchList | null, options?: ErrorOptions) {
    super('VersionConflict', options)
    this.list = list
  }
}

builder.objectType(EntryConflict, {
  name: 'EntryConflict',
  description: 'Somebody else changed it meanwhile.',
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCode }),
    entry: t.expose('entry', {
      type: WatchListEntry,
      nullable: true,
      description: 'What it is now; null when it is gone.',
    }),
  }),
})

builder.objectType(WatchListConflict, {
  name: 'WatchListConflict',
  description: 'Somebody else changed it meanwhile.',
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCode }),
    list: t.expose('list', { type: WatchList, nullable: true, description: 'What it is now; null when it is gone.' }),
  }),
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
