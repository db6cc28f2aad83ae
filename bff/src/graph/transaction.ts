import type { WireTransaction } from '@palier/contract/wire/portfolio'
import type { WireCurrency } from '@palier/contract/wire/scalars'
import type { Operation } from '../context.ts'
import { loadBook } from '../loaders/loadBook.ts'
import { loadTransactions } from '../loaders/loadTransactions.ts'
import type { Session } from '../session.ts'
import { builder, semanticNonNull } from './builder.ts'
import { Currency, TransactionType } from './enums.ts'
import { plainDateOf } from './lot.ts'
import { boundedFirst, edgesOf, type Page, pageInfoOf } from './pages.ts'
import { Viewer } from './viewer.ts'

type OwnTransaction = Omit<WireTransaction, 'currency'> & { currency: WireCurrency }

const Transaction = builder.objectRef<OwnTransaction>('Transaction').implement({
  description: "A purchase or a sale, in the stock's own currency.",
  fields: (t) => ({
    lotId: t.string({ resolve: idOf }),
    portfolioId: t.string({
      description: 'The id in addresses: /portfolio/{portfolioId}; empty where the server does not tell.',
      resolve: ({ portfolioId = '' }) => portfolioId,
    }),
    date: t.string({ description: 'A plain date: 2026-03-02.', resolve: ({ date }) => plainDateOf(date) }),
    type: t.expose('transactionType', { type: TransactionType }),
    stockId: t.exposeString('stockId', { description: 'The id in addresses: /stock/{stockId}.' }),
    symbol: t.exposeString('stockSymbol'),
    companyName: t.exposeString('stockName'),
    currency: t.expose('currency', { type: Currency }),
    shareCount: t.expose('shareCount', { type: 'Decimal' }),
    price: t.expose('averageShareCost', { type: 'Decimal' }),
    totalCost: t.expose('totalTransactionCost', { type: 'Decimal' }),
    shareCountAfter: t.expose('postTransactionStockShareCount', { type: 'Decimal' }),
    marketValueAfter: t.expose('postTransactionStockMarketValue', { type: 'Decimal' }),
  }),
})

const TransactionEdge = builder.objectRef<{ cursor: string; node: OwnTransaction }>('TransactionEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: Transaction }) }),
})

const TransactionConnection = builder.objectRef<Page<OwnTransaction>>('TransactionConnection').implement({
  description: 'The newest first.',
  fields: (t) => ({
    edges: t.field({ type: [TransactionEdge], resolve: (page) => edgesOf(page, idOf) }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: (page) => pageInfoOf(page, idOf) }),
    totalCount: t.exposeInt('totalCount'),
  }),
})

builder.objectField(Viewer, 'transactions', (t) =>
  t.field({
    type: TransactionConnection,
    nullable: true,
    directives: semanticNonNull,
    description: 'Of all portfolios, at most 100 a page.',
    args: { first: t.arg.int({ required: true, defaultValue: 20 }), after: t.arg.string() },
    async resolve(session, { first, after = null }, { operation }) {
      const page = await loadTransactions(operation, session, { first: boundedFirst(first), after })
      const nodes = await withCurrencies(operation, session, page.transactions)
      return { nodes, nextCursor: page.nextCursor, totalCount: page.totalCount, isFirst: after === null }
    },
  }),
)

/** A server that does not tell the currency of a trade tells that of the stock. */
async function withCurrencies(
  operation: Operation,
  session: Session,
  transactions: readonly WireTransaction[],
): Promise<OwnTransaction[]> {
  if (transactions.every(({ currency }) => currency !== undefined)) return transactions.filter(hasCurrency)
  const { portfolios } = await loadBook(operation, session)
  const currencies = new Map(
    portfolios.flatMap(({ stocks }) => stocks.map(({ stockId, currency }) => [stockId, currency])),
  )
  return transactions
    .map((transaction) => ({ ...transaction, currency: transaction.currency ?? currencies.get(transaction.stockId) }))
    .filter(hasCurrency)
}

function hasCurrency(transaction: { currency?: WireTransaction['currency'] }): transaction is OwnTransaction {
  return transaction.currency !== undefined
}

function idOf({ lotId, date, stockId }: OwnTransaction): string {
  return lotId ?? `${date} ${stockId}`
}
