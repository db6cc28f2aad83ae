import { encodeGlobalID } from '@pothos/plugin-relay'
import type { WireTransaction } from '@palier/contract/portfolios/portfolioSchemas'
import type { WireCurrency } from '@palier/contract/kernel/scalars'
import type { Operation } from '../../operation/context.ts'
import { loadHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { loadTransactions } from '../../loaders/portfolios/loadTransactions.ts'
import type { Session } from '../../session/session.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { TransactionType } from '../kernel/portfolioEnums.ts'
import { plainDateOf } from './lot.ts'
import { AFTER, connectionOf, type Edge, pageOf } from '../kernel/pages.ts'
import { Viewer } from '../viewer/viewer.ts'

type OwnTransaction = Omit<WireTransaction, 'currency'> & { currency: WireCurrency }

export const Transaction = builder.objectRef<OwnTransaction>('Transaction').implement({
  description: 'A purchase or a sale; amounts are in the currency of the stock.',
  fields: (t) => ({
    lotId: t.string({ description: 'Id of the lot.', resolve: idOf }),
    lotNodeId: t.id({
      nullable: true,
      description: 'Global id of the lot; null when the server does not report it.',
      resolve: ({ portfolioId, stockId, lotId }) =>
        portfolioId && lotId ? encodeGlobalID('Lot', `${portfolioId}.${stockId}.${lotId}`) : null,
    }),
    portfolioId: t.string({
      description:
        'Id of the portfolio in page addresses: /portfolio/{portfolioId}; empty when the server does not report it.',
      resolve: ({ portfolioId = '' }) => portfolioId,
    }),
    date: t.field({ type: 'Date', description: 'Trade date.', resolve: ({ date }) => plainDateOf(date) }),
    type: t.expose('transactionType', { type: TransactionType, description: 'Purchase or sale.' }),
    stockId: t.exposeString('stockId', { description: 'Id of the stock in page addresses: /stock/{stockId}.' }),
    symbol: t.exposeString('stockSymbol', { description: 'Ticker symbol as the exchange writes it.' }),
    companyName: t.exposeString('stockName', { description: 'Name of the company.' }),
    currency: t.expose('currency', { type: Currency, description: 'Currency in which the stock is quoted.' }),
    shareCount: t.expose('shareCount', { type: 'Decimal', description: 'Number of shares bought or sold.' }),
    price: t.expose('averageShareCost', {
      type: 'Decimal',
      description: 'Price of one share in the currency of the stock.',
    }),
    totalCost: t.expose('totalTransactionCost', { type: 'Decimal', description: 'Total cost including the fee.' }),
    shareCountAfter: t.expose('postTransactionStockShareCount', {
      type: 'Decimal',
      description: 'Number of shares held after it.',
    }),
    isOfEvent: t.boolean({
      description: 'Whether an event made it, such as a reinvested dividend: it changes with that event only.',
      resolve: ({ eventId }) => eventId != null,
    }),
    marketValueAfter: t.expose('postTransactionStockMarketValue', {
      type: 'Decimal',
      description: 'Market value of the shares held after it.',
    }),
  }),
})

const TransactionConnection = connectionOf('Transaction', Transaction, 'A page of rows, newest first.')

builder.objectField(TransactionConnection, 'totalCount', (t) =>
  t.int({
    description: 'Number of all trades; null when the server does not count them.',
    resolve: ({ totalCount }) => totalCount ?? 0,
  }),
)

builder.objectField(Viewer, 'transactions', (t) =>
  t.field({
    type: TransactionConnection,
    nullable: true,
    directives: semanticNonNull,
    description: 'Transactions of all portfolios, at most 100 per page.',
    args: { first: t.arg.int({ ...ROWS, defaultValue: 20 }), after: t.arg.string(AFTER) },
    async resolve(session, { first, after = null }, { operation }) {
      const request = { first, after }
      const page = pageOf(await loadTransactions(operation, session, request), request)
      return { ...page, edges: await withCurrencies(operation, session, page.edges) }
    },
  }),
)

/** A trade without a currency uses the stock's. */
async function withCurrencies(
  operation: Operation,
  session: Session,
  edges: Edge<WireTransaction>[],
): Promise<Edge<OwnTransaction>[]> {
  if (edges.every(({ node }) => node.currency !== undefined))
    return edges.flatMap((edge) => inCurrency(edge, undefined))
  const { portfolios } = await loadHoldings(operation, session)
  const currencies = new Map(
    portfolios.flatMap(({ stocks }) => stocks.map(({ stockId, currency }) => [stockId, currency])),
  )
  return edges.flatMap((edge) => inCurrency(edge, currencies.get(edge.node.stockId)))
}

function inCurrency({ cursor, node }: Edge<WireTransaction>, stocks: WireCurrency | undefined): Edge<OwnTransaction>[] {
  const currency = node.currency ?? stocks
  return currency === undefined ? [] : [{ cursor, node: { ...node, currency } }]
}

/** Null if the server does not report the currency of the trade. */
export function transactionOf(trade: WireTransaction): OwnTransaction | null {
  return trade.currency === undefined ? null : { ...trade, currency: trade.currency }
}

function idOf({ lotId, date, stockId }: OwnTransaction): string {
  return lotId ?? `${date} ${stockId}`
}
