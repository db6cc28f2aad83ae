import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import type { WireCurrency } from '@palier/contract/kernel/scalars'
import { type Decimal, decimal, ZERO } from '@palier/domain/kernel/decimal'
import { exchangeRateOf } from '@palier/domain/market/exchangeRate'
import { type Holdings, loadHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { within } from '../kernel/bounds.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { Objective, objectivesByProgress } from './objective.ts'
import { loadPositions, MAXIMUM_MOVERS, moversOf, StockPosition } from './stockPosition.ts'
import { exchangeRatesOf, UsedRate, usedRatesOf } from './usedRate.ts'
import { Viewer } from '../viewer/viewer.ts'

const PortfolioSummary = builder.objectRef<Holdings>('PortfolioSummary').implement({
  description:
    'Values and gains of all portfolios in the preferred currency, converted at `rates`. What is in `currenciesWithoutRate` is left out.',
  fields: (t) => ({
    currency: t.field({
      type: Currency,
      description: 'Currency of the amounts.',
      resolve: ({ portfolioSummary }) => portfolioSummary.currency,
    }),
    totalValue: t.field({
      type: 'Decimal',
      description: 'Market value and cash together.',
      resolve: ({ portfolioSummary }) => portfolioSummary.totalValue,
    }),
    totalGain: t.field({
      type: 'Decimal',
      description: 'Realized and unrealized gain together.',
      resolve: ({ portfolioSummary }) => portfolioSummary.totalChange,
    }),
    totalGainPercent: t.field({
      type: 'Decimal',
      description: 'The gain in percent of the cost.',
      resolve: ({ portfolioSummary }) => portfolioSummary.totalChangePercent,
    }),
    dayChange: t.field({
      type: 'Decimal',
      description: 'Change in value since the previous close.',
      resolve: ({ portfolioSummary }) => portfolioSummary.dayChange,
    }),
    dayChangePercent: t.field({
      type: 'Decimal',
      description: 'Change since the previous close, in percent.',
      resolve: ({ portfolioSummary }) => portfolioSummary.dayChangePercent,
    }),
    convertedTotalValue: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Total value in the other currency; null when a part of it cannot be converted.',
      resolve: ({ portfolioSummary }) => portfolioSummary.convertedTotalValue ?? null,
    }),
    convertedCurrency: t.field({
      type: Currency,
      nullable: true,
      description: 'Currency of `convertedTotalValue`; null when nothing was converted.',
      resolve: ({ portfolioSummary }) => currencyOrNull(portfolioSummary.convertedCurrency),
    }),
    cash: t.field({ type: 'Decimal', description: 'Cash of all portfolios.', resolve: cashOf }),
    rates: t.field({
      type: [UsedRate],
      description: 'Exchange rates used.',
      resolve: ({ portfolioSummary }) => usedRatesOf(portfolioSummary.ratesUsed),
    }),
    currenciesWithoutRate: t.stringList({
      description: 'Currencies left out of the amounts because their exchange rate is missing.',
      resolve: ({ portfolioSummary }) => portfolioSummary.currenciesWithoutRate ?? [],
    }),
    withoutPriceCount: t.int({
      description: 'Number of stocks left out of the totals because their price is unknown.',
      resolve: ({ portfolioSummary }) => portfolioSummary.withoutPriceCount ?? 0,
    }),
  }),
})

builder.objectFields(Viewer, (t) => ({
  portfolioSummary: t.field({
    type: PortfolioSummary,
    nullable: true,
    directives: semanticNonNull,
    description: 'All portfolios together, in the preferred currency.',
    resolve: (session, _arguments, { operation }) => loadHoldings(operation, session),
  }),
  positions: t.field({
    type: [StockPosition],
    nullable: true,
    directives: semanticNonNull,
    description: 'One position per stock held, over all portfolios, the largest first.',
    resolve: (session, _arguments, { operation }) => loadPositions(operation, session),
  }),
  movers: t.field({
    type: [StockPosition],
    nullable: true,
    directives: semanticNonNull,
    description: 'Positions with the strongest moves of the day, by absolute percent.',
    args: { first: t.arg.int({ ...within({ unit: 'rows', maximum: MAXIMUM_MOVERS }), defaultValue: 4 }) },
    resolve: async (session, { first }, { operation }) => moversOf(await loadPositions(operation, session), first),
  }),
  objectives: t.field({
    type: [Objective],
    nullable: true,
    directives: semanticNonNull,
    description: 'Objectives, the most advanced first.',
    resolve: (_session, _arguments, context) => objectivesByProgress(context),
  }),
}))

/** Converted like the values; cash in a currency without a rate is excluded. */
function cashOf({ portfolios, portfolioSummary: { currency, ratesUsed = {} } }: Holdings): Decimal {
  const rates = exchangeRatesOf(ratesUsed)
  return portfolios.reduce((sum: Decimal, portfolio: WirePortfolio) => {
    const rate = exchangeRateOf(rates, portfolio.currency, currency)
    return rate ? sum.plus(decimal(portfolio.amountOfMoney).times(rate)) : sum
  }, ZERO)
}

function currencyOrNull(text: string | undefined): WireCurrency | null {
  return text === 'CAD' || text === 'USD' ? text : null
}
