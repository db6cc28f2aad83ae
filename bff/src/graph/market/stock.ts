import type { Context } from '../../operation/context.ts'
import { loadCompleteInfo } from '../../loaders/market/loadStockDetails.ts'
import { loadStocks } from '../../loaders/market/loadStocks.ts'
import type { StockFacts } from '../../cache/stockFacts.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { oneStockPrice } from './oneStockPrice.ts'
import { Tag } from './tag.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

/** A security. Costs no call when a list or a tick already has its facts. */
export const Stock = builder.loadableNodeRef('Stock', {
  id: { resolve: ({ stockId }: StockFacts) => stockId },
  async load(stockIds: string[], context: Context) {
    sessionOrError(context.operation)
    const stocks = await loadStocks(stockIds, context.operation)
    // The loader's type lacks null, which stands for an unknown node.
    return stocks as StockFacts[]
  },
})

Stock.implement({
  fields: (t) => ({
    stockId: t.exposeString('stockId', { description: 'Id of the stock in page addresses: /stock/{stockId}.' }),
    symbol: t.exposeString('symbol'),
    companyName: t.exposeString('companyName'),
    currency: t.expose('currency', { type: Currency }),
    exchange: t.string({
      description: 'Code of the exchange (MIC), such as XTSE.',
      resolve: async ({ stockId, exchange }, _arguments, context) =>
        exchange ?? (await readAgain(stockId, context))?.exchange ?? '',
    }),
    isIntraday: t.boolean({
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
      resolve: (stock, _arguments, { operation }, info) => oneStockPrice(stock, operation, info).change,
    }),
    changePercent: t.field({
      type: 'Decimal',
      resolve: (stock, _arguments, { operation }, info) => oneStockPrice(stock, operation, info).changePercent,
    }),
    marketCap: t.field({
      type: 'Decimal',
      nullable: true,
      resolve: async (stock, _arguments, context) => (await asPage(stock, stock.marketCap, context))?.marketCap ?? null,
    }),
    yearLow: t.field({
      type: 'Decimal',
      nullable: true,
      resolve: async (stock, _arguments, context) => (await asPage(stock, stock.yearLow, context))?.yearLow ?? null,
    }),
    yearHigh: t.field({
      type: 'Decimal',
      nullable: true,
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
        return (await loadCompleteInfo(operation, stock)).value.companyKey ?? null
      },
    }),
  }),
})

/** A holding has only the price of a stock: the rest is read when a page needs it. */
async function asPage(stock: StockFacts, known: number | null, context: Context): Promise<StockFacts | null> {
  return known === null && stock.tags === null ? readAgain(stock.stockId, context) : stock
}

/** Reads what the list or tick lacks. Null for an unknown stock, and for visitors, who may not read. */
async function readAgain(stockId: string, context: Context): Promise<StockFacts | null> {
  return context.operation.session && Stock.getDataloader(context).load(stockId)
}
