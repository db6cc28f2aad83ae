import type { WirePortfolio, WirePortfolioStock, WireStockPosition } from '@palier/contract/portfolios/portfolioSchemas'
import { type Decimal, decimal, ZERO } from '@palier/domain/kernel/decimal'
import { exchangeRateOf } from '@palier/domain/market/exchangeRate'
import { topMovers } from '@palier/domain/portfolios/mergedPositions'
import type { Operation } from '../../operation/context.ts'
import { loadHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { loadMainInfos } from '../../loaders/site/loadSite.ts'
import { factsOfHolding, priceOrNull, type StockFacts } from '../../cache/stockFacts.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { Stock } from '../market/stock.ts'
import { exchangeRatesOf } from './usedRate.ts'

type Position = {
  position: WireStockPosition
  stock: StockFacts
  /** In the stock's currency; null if the price is unknown. */
  marketValue: Decimal | null
  dayChange: Decimal | null
  /** Exchange rate into the preferred currency; null if unknown. */
  rate: Decimal | null
}

export const MAXIMUM_MOVERS = 20

export const StockPosition = builder.objectRef<Position>('StockPosition').implement({
  description: 'Position in one stock over all portfolios, in the preferred currency.',
  fields: (t) => ({
    stock: t.expose('stock', { type: Stock, description: 'Stock that is held.' }),
    shareCount: t.field({
      type: 'Decimal',
      description: 'Number of shares held in all portfolios.',
      resolve: ({ position }) => position.shareCount,
    }),
    marketValue: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Value at the last price; null when the price or the exchange rate is unknown.',
      resolve: ({ marketValue, rate }) => converted(marketValue, rate),
    }),
    percentOfAll: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Share of all positions without cash, in percent; null when `marketValue` is.',
      resolve: ({ position, marketValue, rate }) => (marketValue && rate ? position.percentageOfAllInvestment : null),
    }),
    dayChange: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Change in value since the previous close; null when `marketValue` is.',
      resolve: ({ dayChange, rate }) => converted(dayChange, rate),
    }),
    dayChangePercent: t.field({
      type: 'Decimal',
      description: 'Change of the price since the previous close, in percent.',
      resolve: ({ stock }) => stock.changePercent,
    }),
  }),
})

/** Largest first, as the API sorts them. Costs no call beyond that of the holdings. */
export async function loadPositions(operation: Operation, session: Session): Promise<Position[]> {
  const { portfolios, userMergedStockPositions, portfolioSummary } = await loadHoldings(operation, session)
  const rates = exchangeRatesOf(portfolioSummary.ratesUsed ?? (await siteRates(operation)))
  const held = heldByStock(portfolios)
  return userMergedStockPositions.flatMap((position) => {
    const stocks = held.get(position.stockId) ?? []
    const [first] = stocks
    if (!first) return []
    const stock = factsOfHolding(first, operation.caller.language)
    const hasPrice = stocks.every(isPriced)
    return [
      {
        position,
        stock,
        marketValue: hasPrice ? decimal(position.marketValue) : null,
        dayChange: hasPrice ? dayChangeOf(position, stocks) : null,
        rate: exchangeRateOf(rates, position.currency, portfolioSummary.currency),
      },
    ]
  })
}

/** Positions with the strongest moves in either direction. */
export function moversOf(positions: readonly Position[], first: number): Position[] {
  const moves = positions.map((position) => ({
    position,
    stockId: position.stock.stockId,
    symbol: position.stock.symbol,
    changePercent: decimal(position.stock.changePercent),
  }))
  return topMovers(moves, first).map(({ position }) => position)
}

function heldByStock(portfolios: readonly WirePortfolio[]): Map<string, WirePortfolioStock[]> {
  const held = new Map<string, WirePortfolioStock[]>()
  for (const { stocks } of portfolios) {
    for (const stock of stocks) {
      const others = held.get(stock.stockId)
      if (others) others.push(stock)
      else held.set(stock.stockId, [stock])
    }
  }
  return held
}

function isPriced({ statistics: { hasPrice }, stockDateTimeSnapshot: { price } }: WirePortfolioStock): boolean {
  return hasPrice ?? priceOrNull(price) !== null
}

function dayChangeOf(position: WireStockPosition, stocks: readonly WirePortfolioStock[]): Decimal {
  if (position.dayChange !== undefined) return decimal(position.dayChange)
  return stocks.reduce((sum, { statistics }) => sum.plus(statistics.dayChange), ZERO)
}

function converted(amount: Decimal | null, rate: Decimal | null): Decimal | null {
  return amount && rate && amount.times(rate)
}

/** Published rates, for a server that does not report the rates it used. */
async function siteRates(operation: Operation): Promise<Record<string, number>> {
  return (await loadMainInfos(operation)).currencyExchangeRates
}
