import { setImmediate as nextTurn } from 'node:timers/promises'
import { getUserDataPackage } from '@palier/contract/portfolios/portfolioCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { forgetUsage, observeUsage } from '../billing/loadUsage.ts'
import { factsOfHolding } from '../../cache/stockFacts.ts'

/** Everything that a person holds, without the lots. */
export type Holdings = OutputOf<typeof getUserDataPackage>

/** The trades that came with a book: as many as were asked for, or all where the api knows no bound. */
export type HoldingTrades = Pick<Holdings, 'transactions' | 'transactionsNextCursor' | 'transactionsCursors'> & {
  book: Holdings
}

type Reading = { book: Promise<Holdings>; transactionsFirst: number | null; isSent: boolean }

const readings = new WeakMap<Session, Reading>()

/** One call an operation, whoever asks for what of it. */
export function loadHoldings(operation: Operation, session: Session): Promise<Holdings> {
  return readingOf(operation, session).book
}

/** The newest trades, by the same call; null where it has left already or brings another number of them. */
export function joinHoldings(
  operation: Operation,
  session: Session,
  transactionsFirst: number,
): Promise<HoldingTrades> | null {
  const reading = readingOf(operation, session)
  if (!reading.isSent) reading.transactionsFirst ??= transactionsFirst
  if (reading.transactionsFirst !== transactionsFirst) return null
  return reading.book.then((book) => ({ ...book, book }))
}

/**
 * The rates of the book that this operation reads anyway, so that one page tells one rate; null where it reads none.
 * Costs no call.
 */
export async function ratesBesideHoldings({ session }: Operation): Promise<Record<string, number> | null> {
  if (!session) return null
  // The fields beside this one ask for the book in the same turn.
  await nextTurn()
  const book = await readings.get(session)?.book.catch(() => null)
  return book?.portfolioSummary.ratesUsed ?? null
}

/** For a write that changes what is held: whoever asks after it reads it anew. */
export function forgetHoldings(session: Session): void {
  readings.delete(session)
  forgetUsage(session)
}

/** What the prices of these portfolios tell is shared with all who follow the same stocks. */
export function rememberHoldings({ services, caller }: Operation, portfolios: readonly WirePortfolio[]): void {
  for (const { stocks } of portfolios)
    services.ticks.remember(stocks.map((held) => factsOfHolding(held, caller.language)))
}

function readingOf(operation: Operation, session: Session): Reading {
  const known = readings.get(session)
  if (known) return known
  const reading: Reading = { book: read(), transactionsFirst: null, isSent: false }
  readings.set(session, reading)
  return reading

  async function read(): Promise<Holdings> {
    const answer = send()
    observeUsage(operation, session, answer)
    const { data } = await answer
    rememberHoldings(operation, data.portfolios)
    return data
  }

  async function send() {
    // The fields beside this one say in the same turn how many trades they want.
    await nextTurn()
    reading.isSent = true
    return operation.client.sendWhole(getUserDataPackage, {
      lots: 'none',
      transactionsFirst: reading.transactionsFirst ?? 0,
    })
  }
}
