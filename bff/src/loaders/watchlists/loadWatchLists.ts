import { getWatchList } from '@palier/contract/watchlists/watchListCalls'
import type { WireListOverview } from '@palier/contract/shell/overviewCalls'
import type { WireListType, WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { forgetUsage, observeUsage } from '../billing/loadUsage.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { loadOverview } from '../kernel/loadOverview.ts'
import { LIST_KINDS, listsOfKindLoader, rememberInTurns, rememberPrices } from './loadListsOfKind.ts'

/** A list with its entries, or its overview. */
export type OwnList = WireWatchList | WireListOverview

/** `kind`, if known, saves two calls on an API without a call for one list. */
type ListKey = { listId: string; kind: WireListType | null }

type Depth = 'names' | 'ranked' | 'entries'

const MAXIMUM_LISTS = 1000
const READS_AT_ONCE = 4

/** Null for lists of other users; one call each. */
export const watchListLoader = createLoader(loadWatchLists, {
  maximumKeys: MAXIMUM_LISTS,
  textOf: ({ listId }: ListKey) => listId,
})

function loadWatchLists(keys: readonly ListKey[], operation: Operation): Promise<(WireWatchList | null | Error)[]> {
  const { session } = operation
  return settleBounded(keys, READS_AT_ONCE, (key) => (session ? readList(operation, session, key) : nothing()))
}

async function readList(operation: Operation, session: Session, { listId, kind }: ListKey) {
  const { capabilities } = operation.services
  if (!capabilities.lacks(getWatchList)) {
    const answer = operation.client.sendWhole(getWatchList, { listId })
    observeUsage(operation, session, answer)
    try {
      const { list } = (await answer).data
      await rememberInTurns(operation, list?.entries ?? [])
      return list
    } catch (error) {
      if (!capabilities.observe(getWatchList, error)) throw error
    }
  }
  const pick = (list: WireWatchList) => (list.id === listId ? list : undefined)
  return findInWatchLists(operation, pick, kind === null ? LIST_KINDS : [kind])
}

async function nothing(): Promise<null> {
  return null
}

/** In the order of `kinds`. Entries are read only if needed, by further calls. */
export async function listsOfKinds(
  operation: Operation,
  kinds: readonly WireListType[],
  depth: Depth,
): Promise<OwnList[]> {
  const wanted = depth === 'ranked' ? ({ part: 'ranked', kinds } as const) : ({ part: 'lists' } as const)
  const overview = depth === 'entries' ? null : await loadOverview(operation, wanted)
  if (overview) {
    const { lists } = overview.data
    for (const { topEntries } of lists) rememberPrices(operation, topEntries)
    return kinds.flatMap((kind) => lists.filter(({ type }) => type === kind))
  }
  const loader = listsOfKindLoader(operation)
  return (await Promise.all(kinds.map((kind) => loader.load(kind)))).flat()
}

/** Entries of the viewer for a stock, on lists of all kinds. */
export async function entriesOfStock(operation: Operation, stockId: string): Promise<WireWatchListEntry[]> {
  const overview = await loadOverview(operation, { part: 'stockEntries', stockId })
  if (overview) {
    rememberPrices(operation, overview.data.stockEntries)
    return overview.data.stockEntries
  }
  const loader = listsOfKindLoader(operation)
  const lists = (await Promise.all(LIST_KINDS.map((kind) => loader.load(kind)))).flat()
  return lists.flatMap(({ entries }) => entries.filter((entry) => entry.stockId === stockId))
}

/** Null if none. Throws a failed read only if the other kinds lack a result. */
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

/** Clears the cached lists after a write. */
export function forgetWatchLists(operation: Operation, session: Session): void {
  listsOfKindLoader(operation).clearAll()
  watchListLoader(operation).clearAll()
  forgetUsage(operation, session)
}
