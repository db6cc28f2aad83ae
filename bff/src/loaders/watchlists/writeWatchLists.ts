import { buyListWrites, otherListWrites, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import type { Call, OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import type { WireListType, WireWatchList, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { type OwnUsage, usageAfterWrite } from '../billing/loadUsage.ts'
import { findInWatchLists, forgetWatchLists } from './loadWatchLists.ts'

/** The calls that write the lists of each kind. */
export const LIST_WRITES = {
  buy: buyListWrites,
  sell: sellListWrites,
  others: otherListWrites,
} as const satisfies Record<WireListType, unknown>

/** What a write answered; the usage is null where the api did not tell all of it. */
type Written<Data> = { data: Data; usage: OwnUsage | null }

/** One call; what the operation had read of the lists before counts no more. */
export async function writeToLists<C extends Call>(
  operation: Operation,
  session: Session,
  call: C,
  input: SentInputOf<C>,
): Promise<Written<OutputOf<C>>> {
  const { data, additionalData } = await operation.client.sendWhole(call, input)
  forgetWatchLists(session)
  return { data, usage: usageAfterWrite(operation, session, additionalData) }
}

/** The list as it is now, null when it is gone: one read. */
export function readListNow(
  operation: Operation,
  session: Session,
  kind: WireListType,
  listId: string,
): Promise<WireWatchList | null> {
  forgetWatchLists(session)
  return findInWatchLists(operation, session, (list) => (list.id === listId ? list : undefined), [kind])
}

/** The entry as it is now, null when it is gone: one read. */
export function readEntryNow(
  operation: Operation,
  session: Session,
  kind: WireListType,
  entryId: string,
): Promise<WireWatchListEntry | null> {
  forgetWatchLists(session)
  const pick = ({ entries }: WireWatchList) => entries.find(({ id }) => id === entryId)
  return findInWatchLists(operation, session, pick, [kind])
}
