import { type StockFigures, loadFigures } from '../../loaders/market/loadStockDetails.ts'
import { priceOrNull } from '../../cache/stockFacts.ts'
import { httpsOrNull } from '../kernel/cleanText.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

const StockDetails = builder.objectRef<StockFigures>('StockDetails').implement({
  description: 'Key figures of a stock.',
  fields: (t) => ({
    previousClose: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Closing price of the day before.',
      resolve: ({ value }) => priceOrNull(value.dayStockEvolution.previousClose),
    }),
    open: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Opening price of the day.',
      resolve: ({ value }) => priceOrNull(value.dayStockEvolution.dayOpen),
    }),
    dayLow: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Lowest price of the day.',
      resolve: ({ value }) => priceOrNull(value.dayStockEvolution.dayLow),
    }),
    dayHigh: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Highest price of the day.',
      resolve: ({ value }) => priceOrNull(value.dayStockEvolution.dayHigh),
    }),
    yearLow: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The lowest price of the last 52 weeks.',
      resolve: ({ value }) => priceOrNull(value.mainFundamentals.the52WeekLow),
    }),
    yearHigh: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The highest price of the last 52 weeks.',
      resolve: ({ value }) => priceOrNull(value.mainFundamentals.the52WeekHigh),
    }),
    marketCap: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Market capitalization in the currency of the stock.',
      resolve: ({ value, fundamentals }) =>
        value.mainFundamentals.marketCapitalization ??
        value.marketCap ??
        fundamentals?.highlights.marketCapitalization ??
        null,
    }),
    dividendYield: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Dividend yield as a fraction: 0.031 is 3.1 %.',
      resolve: ({ value, fundamentals }) =>
        value.dividendInfo.dividendYield ?? fundamentals?.highlights.dividendYield ?? null,
    }),
    targetPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price analysts expect within a year.',
      resolve: ({ value, fundamentals }) =>
        value.mainFundamentals.wallStreetTargetPrice ?? fundamentals?.highlights.wallStreetTargetPrice ?? null,
    }),
    logoUrl: t.string({
      nullable: true,
      description: 'An https address.',
      resolve: ({ value, fundamentals }) =>
        httpsOrNull(value.companyInfo.logoUrl ?? fundamentals?.general.logoUrl ?? null),
    }),
    country: t.string({
      nullable: true,
      description: 'Country of the company.',
      resolve: ({ value }) => value.country ?? null,
    }),
    isSample: t.boolean({
      description: 'Whether the figures are made up for the simulated market.',
      resolve: ({ value, fundamentals }) => value.isSample ?? fundamentals?.isSample ?? false,
    }),
    staleSince: t.expose('staleSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the figures were read, if they could not be refreshed since; null while they are fresh.',
    }),
  }),
})

builder.objectField(Stock, 'details', (t) =>
  t.field({
    type: StockDetails,
    nullable: true,
    directives: semanticNonNull,
    description: 'Key figures; null when there are none.',
    resolve(stock, _arguments, { operation }) {
      sessionOrError(operation)
      return loadFigures(operation, stock.stockId)
    },
  }),
)
