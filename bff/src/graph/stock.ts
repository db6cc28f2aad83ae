import type { Context } from '../context.ts'
import { loadStocks } from '../loaders/loadStocks.ts'
import type { StockFacts } from '../loaders/stockFacts.ts'
import { builder } from './builder.ts'
import { Currency } from './enums.ts'
import { sessionOrError } from './viewerSession.ts'

/** A security as its exchange shows it. Where a list or a tick told its facts already, it costs no call. */
export const Stock = builder.loadableNodeRef('Stock', {
  id: { resolve: ({ stockId }: StockFacts) => stockId },
  async load(stockIds: string[], context: Context) {
    sessionOrError(context.operation)
    const stocks = await loadStocks(stockIds, context)
    // The type of a loader knows no absent row; a node that does not exist is null to whoever asked for it.
    return stocks as StockFacts[]
  },
})

Stock.implement({
  fields: (t) => ({
    stockId: t.exposeString('stockId', { description: 'The id in addresses: /stock/{stockId}.' }),
    symbol: t.exposeString('symbol'),
    companyName: t.exposeString('companyName'),
    currency: t.expose('currency', { type: Currency }),
    exchange: t.string({
      description: "The exchange's code, such as XTSE.",
      resolve: async ({ stockId, exchange }, _arguments, context) =>
        exchange ?? (await readAgain(stockId, context))?.exchange ?? '',
    }),
    isIntraday: t.exposeBoolean('isIntraday'),
    lastPrice: t.expose('lastPrice', {
      type: 'Decimal',
      nullable: true,
      description: 'Null when the exchange has no price.',
    }),
    lastPriceAt: t.expose('lastPriceAt', { type: 'DateTime', nullable: true, description: 'Null when unknown.' }),
    change: t.expose('change', { type: 'Decimal' }),
    changePercent: t.expose('changePercent', { type: 'Decimal' }),
    marketCap: t.expose('marketCap', { type: 'Decimal', nullable: true }),
    yearLow: t.expose('yearLow', { type: 'Decimal', nullable: true }),
    yearHigh: t.expose('yearHigh', { type: 'Decimal', nullable: true }),
    sector: t.string({
      nullable: true,
      description: "In the reader's language.",
      resolve: async (stock, _arguments, context) => {
        const isInWords = stock.language === context.operation.caller.language
        return (isInWords ? stock : await readAgain(stock.stockId, context))?.sector ?? null
      },
    }),
  }),
})

/** For what the list or the tick did not tell. Null for an unknown stock, and for a visitor, who may not ask. */
async function readAgain(stockId: string, context: Context): Promise<StockFacts | null> {
  return context.operation.session && Stock.getDataloader(context).load(stockId)
}
