import { setImmediate as nextTurn } from 'node:timers/promises'
import { getUserDataPackage } from '@palier/contract/portfolios/portfolioCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import type { Session } from '../../session/session.ts'
import { forgetUsage, observeUsage } from '../billing/loadUsage.ts'
import { createOwnLoader } from '../kernel/createLoader.ts'
import { factsOfHolding } from '../../cache/stockFacts.ts'

/** All holdings of a user, without lots. */
export type Holdings = OutputOf<typeof getUserDataPackage>

/** Trades sent with the holdings: as many as requested, or all. */
export type HoldingTrades = Pick<Holdings, 'transactions' | 'transactionsNextCursor' | 'transactionsCursors'> & {
  book: Holdings
}

/** Trades to request with the holdings' call; null if not requested. */
type Reading = { transactionsFirst: number | null; isSent: boolean }

const readings = createRequestMemo<Session, Reading>()

const holdingsLoader = createOwnLoader(readHoldings)

/** One call per operation, shared by all fields. */
export function loadHoldings(operation: Operation, session: Session): Promise<Holdings> {
  readingOf(session)
  return holdingsLoader(operation).load(session.userId)
}

/** Newest trades, by the holdings' call; null if that was sent already or with another number. */
export function loadHoldingsWithTrades(
  operation: Operation,
  session: Session,
  transactionsFirst: number,
): Promise<HoldingTrades> | null {
  const reading = readingOf(session)
  if (!reading.isSent) reading.transactionsFirst ??= transactionsFirst
  if (reading.transactionsFirst !== transactionsFirst) return null
  return loadHoldings(operation, session).then((book) => ({ ...book, book }))
}

/** Costs no call: null unless the operation reads the holdings, whose rates the page then uses. */
export async function ratesFromHoldings(operation: Operation): Promise<Record<string, number> | null> {
  const { session } = operation
  if (!session) return null
  // Sibling fields read the holdings in the same turn.
  await nextTurn()
  if (!readings.has(session)) return null
  const book = await loadHoldings(operation, session).catch(() => null)
  return book?.portfolioSummary.ratesUsed ?? null
}

/** Makes the next field of the operation read the holdings and the usage again. */
export function clearHoldings(operation: Operation, session: Session): void {
  readings.delete(session)
  holdingsLoader(operation).clear(session.userId)
  forgetUsage(operation, session)
}

/** Shares the prices with price subscribers. */
export function rememberHoldings({ services, caller }: Operation, portfolios: readonly WirePortfolio[]): void {
  for (const { stocks } of portfolios)
    services.ticks.remember(stocks.map((held) => factsOfHolding(held, caller.language)))
}

function readingOf(session: Session): Reading {
  return readings.getOrCreate(session, () => ({ transactionsFirst: null, isSent: false }))
}

async function readHoldings(operation: Operation, session: Session): Promise<Holdings> {
  const answer = send()
  observeUsage(operation, session, answer)
  const { data } = await answer
  rememberHoldings(operation, data.portfolios)
  return data

  async function send() {
    // Sibling fields state the number of trades in the same turn.
    await nextTurn()
    const reading = readingOf(session)
    reading.isSent = true
    return operation.client.sendWhole(getUserDataPackage, {
      lots: 'none',
      transactionsFirst: reading.transactionsFirst ?? 0,
    })
  }
}
