import type { Context } from '../../operation/context.ts'
import { completeInfoLoader } from '../../loaders/market/loadCompleteInfos.ts'
import { stockLoader } from '../../loaders/market/loadStocks.ts'
import type { StockFacts } from '../../cache/stockFacts.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { oneStockPrice } from './oneStockPrice.ts'
import { Tag } from './tag.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

/** Costs no call if a list or a tick already has the facts. */
export const Stock = builder.objectRef<StockFacts>('Stock')

builder.node(Stock, {
  description: 'A listed security, identified by ticker and exchange.',
  id: { resolve: ({ stockId }) => stockId },
  async loadManyWithoutCache(stockIds, { operation }) {
    sessionOrError(operation)
    // The plugin's type omits errors: an error in a stock's position is the error of its node.
    return (await stockLoader(operation).loadMany(stockIds)) as (StockFacts | null)[]
  },
  fields: (t) => ({
    stockId: t.exposeString('stockId', { description: 'Id of the stock in page addresses: /stock/{stockId}.' }),
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    currency: t.expose('currency', { type: Currency, description: 'Currency in which the stock is quoted.' }),
    exchange: t.string({
      description: 'Code of the exchange (MIC), such as XTSE.',
      resolve: async ({ stockId, exchange }, _arguments, context) =>
        exchange ?? (await readAgain(stockId, context))?.exchange ?? '',
    }),
    isIntraday: t.boolean({
      description: 'Whether the last price is from today.',
      resolve: (stock, _arguments, { operation }, info) => oneStockPrice(stock, operation, info).isIntraday,
    }),
    lastPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Last price in the currency of the stock; null when there is none.',
      resolve: (stock, _arguments, { operation }, info) => oneStockPrice(stock, operation, info).lastPrice,
    }),
    lastPriceAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last price; null when unknown.',
      resolve: (stock, _arguments, { operation }, info) => oneStockPrice(stock, operation, info).lastPriceAt,
    }),
    change: t.field({
      type: 'Decimal',
      description: 'Change since the previous close, in the currency of the stock.',
      resolve: (stock, _arguments, { operation }, info) => oneStockPrice(stock, operation, info).change,
    }),
    changePercent: t.field({
      type: 'Decimal',
      description: 'Change since the previous close, in percent.',
      resolve: (stock, _arguments, { operation }, info) => oneStockPrice(stock, operation, info).changePercent,
    }),
    marketCap: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Market capitalization in the currency of the stock; null when unknown.',
      resolve: async (stock, _arguments, context) => (await asPage(stock, stock.marketCap, context))?.marketCap ?? null,
    }),
    yearLow: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The lowest price of the last 52 weeks.',
      resolve: async (stock, _arguments, context) => (await asPage(stock, stock.yearLow, context))?.yearLow ?? null,
    }),
    yearHigh: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The highest price of the last 52 weeks.',
      resolve: async (stock, _arguments, context) => (await asPage(stock, stock.yearHigh, context))?.yearHigh ?? null,
    }),
    sector: t.string({
      nullable: true,
      description: 'In the language of the request.',
      resolve: async (stock, _arguments, context) => {
        const isTranslated = stock.language === context.operation.caller.language
        return (isTranslated ? stock : await readAgain(stock.stockId, context))?.sector ?? null
      },
    }),
    tags: t.field({
      type: [Tag],
      description: 'In the language of the request.',
      resolve: async (stock, _arguments, context) => {
        const isTranslated = stock.tags !== null && stock.language === context.operation.caller.language
        return (isTranslated ? stock : await readAgain(stock.stockId, context))?.tags ?? []
      },
    }),
    companyKey: t.string({
      nullable: true,
      description: 'Key shared by all listings of one company; null when it has only one.',
      async resolve(stock, _arguments, { operation }) {
        if (stock.companyKey !== undefined || !operation.session) return stock.companyKey ?? null
        return (await completeInfoLoader(operation).load(stock.stockId)).value.companyKey ?? null
      },
    }),
  }),
})

/** A holding has only the price of a stock: the rest is read when a page needs it. */
async function asPage(stock: StockFacts, known: number | null, context: Context): Promise<StockFacts | null> {
  return known === null && stock.tags === null ? readAgain(stock.stockId, context) : stock
}

/**
 * Reads what the list or tick lacks. Null for unknown stocks, and for visitors, who may not read.
 */
async function readAgain(stockId: string, { operation }: Context): Promise<StockFacts | null> {
  return operation.session && stockLoader(operation).load(stockId)
}
