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

/** What imported files have left to the person in a portfolio; none where the API keeps no such list. */
export async function loadIncompleteEvents(
  operation: Operation,
  portfolioId: string,
): Promise<readonly WireIncompleteEvent[]> {
  const read = await sendOptionalCall(operation, getIncompleteEvents, { portfolioId })
  return read?.incompleteEvents ?? []
}

/** Takes an event off that list, or puts it back; answers its portfolio as it is then. */
export async function sendDismissal(
  operation: Operation,
  session: Session,
  input: InputOf<typeof dismissIncompleteEvent>,
): Promise<WirePortfolio | null> {
  const { portfolioId } = await operation.client.send(dismissIncompleteEvent, input)
  return readPortfolioNow(operation, session, portfolioId)
}
