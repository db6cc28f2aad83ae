import { getStock } from '@palier/contract/calls/stocks'
import { RestError } from '@palier/contract/client'
import type { Operation } from '../context.ts'
import { searchStocks, type StockMatch as Match } from '../loaders/searchStocks.ts'
import { factsOfStock, type StockFacts } from '../loaders/stockFacts.ts'
import { builder, semanticNonNull } from './builder.ts'
import { Currency } from './enums.ts'
import { Stock } from './stock.ts'
import { Viewer } from './viewer.ts'

const StockMatch = builder.objectRef<Match>('StockMatch').implement({
  description: 'A listing that a search has found.',
  fields: (t) => ({
    symbol: t.exposeString('symbol'),
    normalizedTicker: t.exposeString('normalizedTicker', {
      description: 'Its name in the catalogue, unique to the listing: what stockBySymbol takes.',
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
      description: 'Null where the stock is only in the catalogue: ask stockBySymbol.',
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
  stockBySymbol: t.field({
    type: Stock,
    nullable: true,
    description: 'Keeps the stock of the catalogue from now on, if it was not kept yet.',
    args: { symbol: t.arg.string({ required: true, description: 'As normalizedTicker of a search tells it.' }) },
    resolve: (_session, { symbol }, { operation }) => readBySymbol(operation, symbol),
  }),
}))

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
