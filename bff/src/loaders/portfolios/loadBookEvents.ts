import { type BookRowGroup, getBookEvents, type WireBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import type { AnsweredPage, PageRequest } from '../kernel/pageRequest.ts'

export type BookRow = OutputOf<typeof getBookEvents>['rows'][number]

type RowsWanted = {
  portfolioId: string
  stockId?: string | undefined
  trades: boolean
  group?: BookRowGroup | undefined
}

const LARGEST_PAGE = 500
// More pages than a portfolio is expected to have.
const MAXIMUM_PAGES = 20

/** Newest first, with trades on request; null if the server has no events. */
export async function loadBookRows(
  operation: Operation,
  wanted: RowsWanted,
  { first, after }: PageRequest,
): Promise<AnsweredPage<BookRow> | null> {
  return sendOptionalCall(operation, getBookEvents, { ...wanted, first, after: after ?? undefined })
}

/** Null for another user's event. */
export async function findBookEvent(
  operation: Operation,
  portfolioId: string,
  eventId: string,
): Promise<WireBookEvent | null> {
  let after: string | null = null
  for (let read = 0; read < MAXIMUM_PAGES; read += 1) {
    const page = await loadBookRows(operation, { portfolioId, trades: false }, { first: LARGEST_PAGE, after })
    const found = page?.rows.find(({ event }) => event?.eventId === eventId)?.event
    if (found) return found
    after = page?.nextCursor ?? null
    if (after === null) return null
  }
  return null
}
