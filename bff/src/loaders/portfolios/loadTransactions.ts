import { getTransactions } from '@palier/contract/portfolios/portfolioCalls'
import type { WireTransaction } from '@palier/contract/portfolios/portfolioSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { type Holdings, type HoldingTrades, loadHoldingsWithTrades, loadHoldings } from './loadHoldings.ts'
import { type AnsweredPage, pageOfWhole, type PageRequest, placeIn } from '../kernel/pageRequest.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

type TransactionPage = AnsweredPage<WireTransaction>

/** Newest first. The first page is part of the holdings' call. */
export async function loadTransactions(
  operation: Operation,
  session: Session,
  { first, after }: PageRequest,
): Promise<TransactionPage> {
  if (after === null) {
    const trades = await loadHoldingsWithTrades(operation, session, first)
    if (trades) return firstPageOf(trades, first)
  }
  if (placeIn(after) === null) {
    const page = await sendOptionalCall(operation, getTransactions, { first, after: after ?? undefined })
    if (page) {
      const { transactions: rows, ...rest } = page
      return { rows, ...rest }
    }
  }
  return pageOfWhole((await loadHoldings(operation, session)).transactions, { first, after })
}

function firstPageOf(trades: HoldingTrades, first: number): TransactionPage {
  const { transactions: rows, transactionsNextCursor: nextCursor = null, transactionsCursors: cursors, book } = trades
  // A server without cursors sends all of them.
  if (cursors === undefined) return pageOfWhole(rows, { first, after: null })
  return { rows, cursors, nextCursor, totalCount: Math.max(lotCountOf(book), rows.length) }
}

function lotCountOf({ portfolios }: Holdings): number {
  const counts = portfolios.flatMap(({ stocks }) => stocks.map(({ statistics }) => statistics.lotCount ?? 0))
  return counts.reduce((sum, count) => sum + count, 0)
}
