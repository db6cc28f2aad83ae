import {
  dismissIncompleteEvent,
  getIncompleteEvents,
  type WireIncompleteEvent,
} from '@palier/contract/portfolios/incompleteEventCalls'
import type { InputOf } from '@palier/contract/kernel/call'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import type { Session } from '../../session/session.ts'
import { readPortfolioNow } from './writeHoldings.ts'

/** Imported events the user must complete; empty if the API does not list them. */
export async function loadIncompleteEvents(
  operation: Operation,
  portfolioId: string,
): Promise<readonly WireIncompleteEvent[]> {
  const read = await sendOptionalCall(operation, getIncompleteEvents, { portfolioId })
  return read?.incompleteEvents ?? []
}

/** Dismisses an event, or restores it; returns its portfolio afterwards. */
export async function sendDismissal(
  operation: Operation,
  session: Session,
  input: InputOf<typeof dismissIncompleteEvent>,
): Promise<WirePortfolio | null> {
  const { portfolioId } = await operation.client.send(dismissIncompleteEvent, input)
  return readPortfolioNow(operation, session, portfolioId)
}
