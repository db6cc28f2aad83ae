import { getStock } from '@palier/contract/market/stockCalls'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { searchStocks, type StockMatch as Match } from '../../loaders/market/searchStocks.ts'
import { factsOfStock, type StockFacts } from '../../cache/stockFacts.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { Stock } from './stock.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const StockMatch = builder.objectRef<Match>('StockMatch').implement({
  description: 'A listing that a search has found.',
  fields: (t) => ({
    symbol: t.exposeString('symbol'),
    normalizedTicker: t.exposeString('normalizedTicker', {
      description: 'Its name in the catalogue, unique to the listing: what `addStock` takes.',
    }),
    companyName: t.exposeString('companyName'),
    exchange: t.exposeString('exchange', { description: "The exchange's code, such as XTSE." }),
    country: t.exposeString('country', { description: 'Of the listing; empty when unknown.' }),
    currency: t.expose('currency', { type: Currency, nullable: true }),
    previousClose: t.expose('previousClose', {
      type: 'Decimal',
      nullable: true,
      description: 'Of this listing, never of its twin on another exchange.',
    }),
    companyKey: t.exposeString('companyKey', {
      nullable: true,
      description: 'The same for all listings of one company; null when unknown.',
    }),
    stock: t.field({
      type: Stock,
      nullable: true,
      description: 'Null where the stock is only in the catalogue: `addStock` keeps it.',
      resolve: ({ stock }) => stock,
    }),
  }),
})

builder.objectFields(Viewer, (t) => ({
  search: t.field({
    type: [StockMatch],
    nullable: true,
    directives: semanticNonNull,
    description:
      "Stored stocks first, then the provider's catalogue, one line a listing; twins of one company share a companyKey. Bounded to 20.",
    args: { text: t.arg.string({ required: true }) },
    resolve: (_session, { text }, { operation }) => searchStocks(operation, text),
  }),
  stock: t.field({
    type: Stock,
    nullable: true,
    args: { stockId: t.arg.string({ required: true }) },
    resolve: (_session, { stockId }) => stockId,
  }),
}))

builder.relayMutationField(
  'addStock',
  {
    inputFields: (t) => ({
      symbol: t.string({ required: true, description: 'As normalizedTicker of a search tells it.' }),
    }),
  },
  {
    description: 'Keeps a stock of the catalogue from now on; one that is kept already is answered as it is.',
    async resolve(_root, { input: { symbol } }, { operation }) {
      sessionOrRefusal(operation)
      const stock = await orRefusal(readBySymbol(operation, symbol))
      if (!stock) throw new Refusal('resource_missing')
      return { stock }
    },
  },
  { outputFields: (t) => ({ stock: t.expose('stock', { type: Stock }) }) },
)

async function readBySymbol({ client, caller, services }: Operation, symbol: string): Promise<StockFacts | null> {
  if (!getStock.input.safeParse({ symbol }).success) return null
  try {
    const facts = factsOfStock(await client.send(getStock, { symbol }), caller.language)
    services.ticks.learn([facts])
    return facts
  } catch (error) {
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}
