import { setImmediate as nextTurn } from 'node:timers/promises'
import { getUserDataPackage } from '@palier/contract/portfolios/portfolioCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { forgetUsage, observeUsage } from '../billing/loadUsage.ts'
import { factsOfHolding } from '../../cache/stockFacts.ts'

/** All holdings of a person without lots. */
export type Holdings = OutputOf<typeof getUserDataPackage>

/** Trades sent with the holdings: as many as requested, or all. */
export type HoldingTrades = Pick<Holdings, 'transactions' | 'transactionsNextCursor' | 'transactionsCursors'> & {
  book: Holdings
}

type Reading = { book: Promise<Holdings>; transactionsFirst: number | null; isSent: boolean }

const readings = new WeakMap<Session, Reading>()

/** One call per operation, shared by all fields. */
export function loadHoldings(operation: Operation, session: Session): Promise<Holdings> {
  return readingOf(operation, session).book
}

/** The newest trades by the same call; null when it was already sent or has another number of them. */
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
 * Exchange rates of the holdings this operation reads anyway, so that a page uses one rate; null when it reads none. No
 * call.
 */
export async function ratesBesideHoldings({ session }: Operation): Promise<Record<string, number> | null> {
  if (!session) return null
  // Sibling fields read the holdings in the same turn.
  await nextTurn()
  const book = await readings.get(session)?.book.catch(() => null)
  return book?.portfolioSummary.ratesUsed ?? null
}

/** Drops the holdings after a write, so that they are read again. */
export function forgetHoldings(session: Session): void {
  readings.delete(session)
  forgetUsage(session)
}

/** Shares the prices in these portfolios with price subscribers. */
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
    // Sibling fields tell in the same turn how many trades they need.
    await nextTurn()
    reading.isSent = true
    return operation.client.sendWhole(getUserDataPackage, {
      lots: 'none',
      transactionsFirst: reading.transactionsFirst ?? 0,
    })
  }
}
