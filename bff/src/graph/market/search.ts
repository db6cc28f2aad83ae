import { getStock } from '@palier/contract/market/stockCalls'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { stockLoader } from '../../loaders/market/loadStocks.ts'
import { expectStockEntries } from '../../loaders/kernel/loadOverview.ts'
import { factsWithFigures } from '../../loaders/market/loadStockDetails.ts'
import { searchStocks, type StockMatch as Match } from '../../loaders/market/searchStocks.ts'
import { factsOfStock, type StockFacts } from '../../cache/stockFacts.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { selectedFields } from '../kernel/selectedFields.ts'
import { Stock } from './stock.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const StockMatch = builder.objectRef<Match>('StockMatch').implement({
  description: 'A listing found by a search.',
  fields: (t) => ({
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    normalizedTicker: t.exposeString('normalizedTicker', {
      description: 'Unique name in the catalogue, for `addStock`.',
    }),
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    exchange: t.exposeString('exchange', { description: 'Code of the exchange (MIC), such as XTSE.' }),
    country: t.exposeString('country', { description: 'Country of the listing; empty when unknown.' }),
    currency: t.expose('currency', {
      type: Currency,
      nullable: true,
      description: 'Currency in which the stock is quoted.',
    }),
    previousClose: t.expose('previousClose', {
      type: 'Decimal',
      nullable: true,
      description: 'Closing price of the day before, of this listing; null when unknown.',
    }),
    companyKey: t.exposeString('companyKey', {
      nullable: true,
      description: 'Key shared by all listings of one company; null when unknown.',
    }),
    stock: t.field({
      type: Stock,
      nullable: true,
      description: 'The stored stock; null when it is only in the catalogue and `addStock` is needed.',
      resolve: ({ stock }, _arguments, { operation }) =>
        typeof stock === 'string' ? stockLoader(operation).load(stock) : stock,
    }),
  }),
})

builder.objectFields(Viewer, (t) => ({
  search: t.field({
    type: [StockMatch],
    nullable: true,
    directives: semanticNonNull,
    description:
      "At most 20 listings: stored stocks first, then the provider's catalogue. Listings of one company share a `companyKey`.",
    args: {
      text: t.arg.string({
        required: true,
        description: 'Part of a ticker or of a company name, at most 100 characters.',
      }),
    },
    resolve: (_session, { text }, { operation }) => searchStocks(operation, text),
  }),
  stock: t.field({
    type: Stock,
    nullable: true,
    description: 'One stock; null when unknown.',
    args: {
      stockId: t.arg.string({ required: true, description: 'Id of the stock in page addresses: /stock/{stockId}.' }),
    },
    resolve(_session, { stockId }, { operation }, info) {
      const fields = selectedFields(info)
      // Sent together with the read of the stock.
      if (fields.has('entries')) expectStockEntries(operation, stockId)
      // The figures, if shown, are read anyway and contain the facts.
      return fields.has('details') ? factsWithFigures(operation, stockId) : stockLoader(operation).load(stockId)
    },
  }),
}))

builder.relayMutationField(
  'addStock',
  {
    inputFields: (t) => ({
      symbol: t.string({ required: true, description: 'The `normalizedTicker` of a search result.' }),
    }),
  },
  {
    description: 'Adds a stock of the catalogue to the stored stocks; one already stored is answered unchanged.',
    async resolve(_root, { input: { symbol } }, { operation }) {
      sessionOrRefusal(operation)
      const stock = await orRefusal(readBySymbol(operation, symbol))
      if (!stock) throw new Refusal('resource_missing')
      return { stock }
    },
  },
  { outputFields: (t) => ({ stock: t.expose('stock', { type: Stock, description: 'Stock as it is now stored.' }) }) },
)

async function readBySymbol({ client, caller, services }: Operation, symbol: string): Promise<StockFacts | null> {
  if (!getStock.input.safeParse({ symbol }).success) return null
  try {
    const facts = factsOfStock(await client.send(getStock, { symbol }), caller.language)
    services.ticks.remember([facts])
    return facts
  } catch (error) {
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}
