import type { WireListType, WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { forgetUsage } from '../billing/loadUsage.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { LIST_KINDS, listsOfKindLoader } from './loadListsOfKind.ts'

/** A list of the viewer; the kind is null when the address does not tell it. */
type ListKey = { listId: string; kind: WireListType | null }

const MAXIMUM_LISTS = 1000

/** Lists of the viewer, null for any other. One call for each kind they may be of. */
export const watchListLoader = createLoader(loadWatchLists, {
  maximumKeys: MAXIMUM_LISTS,
  textOf: ({ listId, kind }: ListKey) => JSON.stringify([listId, kind]),
})

function loadWatchLists(keys: readonly ListKey[], operation: Operation): Promise<(WireWatchList | null | Error)[]> {
  return settleBounded(keys, keys.length, ({ listId, kind }) => {
    const pick = (list: WireWatchList) => (list.id === listId ? list : undefined)
    return findInWatchLists(operation, pick, kind === null ? LIST_KINDS : [kind])
  })
}

/** Lists of these kinds, in their order. One call per kind and operation, in parallel. */
export async function listsOfKinds(operation: Operation, kinds: readonly WireListType[]): Promise<WireWatchList[]> {
  const loader = listsOfKindLoader(operation)
  return (await Promise.all(kinds.map((kind) => loader.load(kind)))).flat()
}

/** First result of `pick` among lists of these kinds, or null. A failed kind matters only when the others lack it. */
export async function findInWatchLists<Found>(
  operation: Operation,
  pick: (list: WireWatchList) => Found | undefined,
  kinds: readonly WireListType[] = LIST_KINDS,
): Promise<Found | null> {
  const answers = await listsOfKindLoader(operation).loadMany(kinds)
  for (const answer of answers) {
    if (answer instanceof Error) continue
    for (const list of answer) {
      const found = pick(list)
      if (found !== undefined) return found
    }
  }
  const failure = answers.find((answer) => answer instanceof Error)
  if (failure) throw failure
  return null
}

/** Drops the lists after a write, so that they are read again. */
export function forgetWatchLists(operation: Operation, session: Session): void {
  listsOfKindLoader(operation).clearAll()
  watchListLoader(operation).clearAll()
  forgetUsage(operation, session)
}
