import { getBuyLists, getOtherLists, getSellLists } from '@palier/contract/watchlists/watchListCalls'
import type { WireListType, WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { forgetUsage, observeUsage } from '../billing/loadUsage.ts'
import { factsOfEntry } from '../../cache/stockFacts.ts'

const CALLS = { buy: getBuyLists, sell: getSellLists, others: getOtherLists } as const
export const LIST_KINDS = ['buy', 'sell', 'others'] as const satisfies readonly WireListType[]

type Lists = Promise<WireWatchList[]>

const loaded = new WeakMap<Session, Map<WireListType, Lists>>()

/** Lists of these kinds, in their order. One call per kind and operation, in parallel. */
export async function loadWatchLists(
  operation: Operation,
  session: Session,
  kinds: readonly WireListType[],
): Promise<WireWatchList[]> {
  const lists = await Promise.all(kinds.map((kind) => listsOfKind(operation, session, kind)))
  return lists.flat()
}

/** First result of `pick` among lists of these kinds, or null. A failed kind matters only when the others lack it. */
export async function findInWatchLists<Found>(
  operation: Operation,
  session: Session,
  pick: (list: WireWatchList) => Found | undefined,
  kinds: readonly WireListType[] = LIST_KINDS,
): Promise<Found | null> {
  const answers = await Promise.allSettled(kinds.map((kind) => listsOfKind(operation, session, kind)))
  for (const answer of answers) {
    if (answer.status === 'rejected') continue
    for (const list of answer.value) {
      const found = pick(list)
      if (found !== undefined) return found
    }
  }
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure) throw failure.reason
  return null
}

/** Drops the lists after a write, so that they are read again. */
export function forgetWatchLists(session: Session): void {
  loaded.delete(session)
  forgetUsage(session)
}

/** Shares the prices of these entries with price subscribers. */
export function rememberPrices({ services, caller }: Operation, entries: readonly WireWatchListEntry[]): void {
  const stocks = entries.map((entry) => factsOfEntry(entry, caller.language))
  services.ticks.remember(stocks)
  services.stockCache.remember(stocks)
}

function listsOfKind(operation: Operation, session: Session, kind: WireListType): Lists {
  const known = loaded.get(session) ?? new Map<WireListType, Lists>()
  loaded.set(session, known)
  const lists = known.get(kind) ?? readLists(operation, session, kind)
  known.set(kind, lists)
  return lists
}

async function readLists(operation: Operation, session: Session, kind: WireListType): Lists {
  const answer = operation.client.sendWhole(CALLS[kind], { userId: session.userId })
  observeUsage(operation, session, answer)
  const { lists } = (await answer).data
  for (const { entries } of lists) rememberPrices(operation, entries)
  return lists
}
