import { getTransactions } from '@palier/contract/calls/portfolios'
import type { WireTransaction } from '@palier/contract/wire/portfolio'
import type { Operation } from '../context.ts'
import type { Session } from '../session.ts'
import { type Book, type BookTrades, joinBook, loadBook } from './loadBook.ts'
import { sendExtension } from './sendExtension.ts'

export type TransactionPage = { transactions: WireTransaction[]; nextCursor: string | null; totalCount: number }

const PLACE = /^at:(\d{1,9})$/

/** The newest first. The first page costs no call beside that of the book. */
export async function loadTransactions(
  operation: Operation,
  session: Session,
  { first, after }: { first: number; after: string | null },
): Promise<TransactionPage> {
  if (after === null) {
    const told = await joinBook(operation, session, first)
    if (told) return firstPageOf(told, first)
  }
  const place = PLACE.exec(after ?? '')?.[1]
  if (place === undefined) {
    const page = await sendExtension(operation, getTransactions, { first, after: after ?? undefined })
    if (page) return page
  }
  return slice((await loadBook(operation, session)).transactions, Number(place ?? 0), first)
}

function firstPageOf({ transactions, transactionsNextCursor, book }: BookTrades, first: number): TransactionPage {
  // A server that says nothing of a next page has sent all of them.
  if (transactionsNextCursor === undefined) return slice(transactions, 0, first)
  const totalCount = Math.max(lotCountOf(book), transactions.length)
  return { transactions, nextCursor: transactionsNextCursor, totalCount }
}

function slice(transactions: readonly WireTransaction[], start: number, first: number): TransactionPage {
  const end = start + first
  return {
    transactions: transactions.slice(start, end),
    nextCursor: end < transactions.length ? `at:${end}` : null,
    totalCount: transactions.length,
  }
}

function lotCountOf({ portfolios }: Book): number {
  const counts = portfolios.flatMap(({ stocks }) => stocks.map(({ statistics }) => statistics.lotCount ?? 0))
  return counts.reduce((sum, count) => sum + count, 0)
}
