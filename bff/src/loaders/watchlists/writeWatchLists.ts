import { buyListWrites, otherListWrites, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import type { Call, OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import type { WireListType, WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { type OwnUsage, usageAfterWrite } from '../billing/loadUsage.ts'
import { findInWatchLists, forgetWatchLists, watchListLoader } from './loadWatchLists.ts'

export const LIST_WRITES = {
  buy: buyListWrites,
  sell: sellListWrites,
  others: otherListWrites,
} as const satisfies Record<WireListType, unknown>

/** `usage` is null if the API did not report all of it. */
type Written<Data> = { data: Data; usage: OwnUsage | null }

/** Sends a write and clears the cached lists. */
export async function writeToLists<C extends Call>(
  operation: Operation,
  session: Session,
  call: C,
  input: SentInputOf<C>,
): Promise<Written<OutputOf<C>>> {
  const { data, additionalData } = await operation.client.sendWhole(call, input)
  forgetWatchLists(operation, session)
  return { data, usage: usageAfterWrite(operation, session, additionalData) }
}

/** Reads the list again; null if deleted. */
export function readListNow(
  operation: Operation,
  session: Session,
  kind: WireListType,
  listId: string,
): Promise<WireWatchList | null> {
  forgetWatchLists(operation, session)
  return watchListLoader(operation).load({ listId, kind })
}

/** Reads the entry again; null if deleted. */
export function readEntryNow(
  operation: Operation,
  session: Session,
  kind: WireListType,
  entryId: string,
): Promise<WireWatchListEntry | null> {
  forgetWatchLists(operation, session)
  const pick = ({ entries }: WireWatchList) => entries.find(({ id }) => id === entryId)
  return findInWatchLists(operation, pick, [kind])
}
