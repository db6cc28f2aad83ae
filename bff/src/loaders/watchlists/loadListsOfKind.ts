import { setImmediate as nextTurn } from 'node:timers/promises'
import { getBuyLists, getOtherLists, getSellLists } from '@palier/contract/watchlists/watchListCalls'
import type { WireListType, WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { observeUsage } from '../billing/loadUsage.ts'
import { settleBounded } from '../../cache/mapBounded.ts'
import { factsOfEntry } from '../../cache/stockFacts.ts'
import { createLoader } from '../kernel/createLoader.ts'

const ENTRIES_A_TURN = 1000

const CALLS = { buy: getBuyLists, sell: getSellLists, others: getOtherLists } as const
export const LIST_KINDS = ['buy', 'sell', 'others'] as const satisfies readonly WireListType[]

/** Lists of the viewer by kind, one call each. */
export const listsOfKindLoader = createLoader(loadListsOfKind, { maximumKeys: LIST_KINDS.length })

async function loadListsOfKind(
  kinds: readonly WireListType[],
  operation: Operation,
): Promise<(WireWatchList[] | Error)[]> {
  const { session } = operation
  if (!session) return kinds.map(() => [])
  return settleBounded(kinds, LIST_KINDS.length, (kind) => readLists(operation, session, kind))
}

async function readLists(operation: Operation, session: Session, kind: WireListType): Promise<WireWatchList[]> {
  const answer = operation.client.sendWhole(CALLS[kind], { userId: session.userId })
  observeUsage(operation, session, answer)
  const { lists } = (await answer).data
  for (const { entries } of lists) await rememberInTurns(operation, entries)
  return lists
}

/** Yields between batches, for long lists. */
export async function rememberInTurns(operation: Operation, entries: readonly WireWatchListEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += ENTRIES_A_TURN) {
    if (first > 0) await nextTurn()
    rememberPrices(operation, entries.slice(first, first + ENTRIES_A_TURN))
  }
}

/** Shares the prices with price subscribers. */
export function rememberPrices({ services, caller }: Operation, entries: readonly WireWatchListEntry[]): void {
  const stocks = entries.map((entry) => factsOfEntry(entry, caller.language))
  services.ticks.remember(stocks)
  services.stockCache.remember(stocks)
}
