import { type Currency } from '../market/currency.ts'
import { ZERO, type Decimal } from '../kernel/decimal.ts'
import { exchangeRateOf, type ExchangeRates } from '../market/exchangeRate.ts'
import { percentageOf } from '../kernel/percentage.ts'
import { type StockStatistics } from './holdingStatistics.ts'

export type Holding = { readonly currency: string; readonly statistics: StockStatistics }

type Coverage = {
  readonly ratesUsed: ExchangeRates
  readonly currenciesWithoutRate: readonly string[]
  readonly withoutPriceCount: number
}

/** 12.5 is 12.5 %. */
export type PortfolioStatistics = Coverage & {
  readonly purchaseCost: Decimal
  readonly marketValue: Decimal
  readonly marketValueAndMoney: Decimal
  readonly totalProfit: Decimal
  readonly totalPercentage: Decimal
  readonly grossValue: Decimal
  readonly grossValueAndMoney: Decimal
  readonly dayChange: Decimal
  readonly previousValue: Decimal
  readonly dayPercentage: Decimal
}

type Amounts = Record<
  'purchaseCost' | 'marketValue' | 'totalProfit' | 'grossValue' | 'dayChange' | 'previousValue',
  Decimal
>

/** Converts at current rates. A position without a price or rate is excluded from every total. */
export function portfolioStatisticsOf(portfolio: {
  readonly currency: Currency
  readonly amountOfMoney: Decimal
  readonly holdings: readonly Holding[]
  readonly rates: ExchangeRates
}): PortfolioStatistics {
  const { currency, amountOfMoney, holdings, rates } = portfolio
  const priced = holdings.flatMap(({ currency, statistics }) => {
    const amounts = amountsOf(statistics)
    return amounts === null ? [] : [{ currency, amounts }]
  })
  const { sums, ratesUsed, currenciesWithoutRate } = convertedSums(priced, currency, rates)
  return {
    ...sums,
    marketValueAndMoney: sums.marketValue.plus(amountOfMoney),
    grossValueAndMoney: sums.grossValue.plus(amountOfMoney),
    totalPercentage: percentageOf(sums.totalProfit, sums.purchaseCost),
    dayPercentage: percentageOf(sums.dayChange, sums.previousValue),
    ratesUsed,
    currenciesWithoutRate,
    withoutPriceCount: holdings.length - priced.length,
  }
}

export type PortfolioSummary = Coverage & {
  readonly currency: Currency
  readonly totalValue: Decimal
  readonly purchaseCost: Decimal
  readonly totalChange: Decimal
  readonly totalPercentage: Decimal
  readonly dayChange: Decimal
  readonly previousValue: Decimal
  readonly dayPercentage: Decimal
}

export function portfolioSummaryOf(
  portfolios: readonly { readonly currency: Currency; readonly statistics: PortfolioStatistics }[],
  currency: Currency,
  rates: ExchangeRates,
): PortfolioSummary {
  const amounts = portfolios.map(({ currency, statistics }) => ({
    currency,
    amounts: { ...statistics, marketValue: statistics.marketValueAndMoney },
  }))
  const { sums, ratesUsed, currenciesWithoutRate } = convertedSums(amounts, currency, rates)
  const missing = portfolios.flatMap(({ statistics }) => statistics.currenciesWithoutRate)
  return {
    currency,
    totalValue: sums.marketValue,
    purchaseCost: sums.purchaseCost,
    totalChange: sums.totalProfit,
    totalPercentage: percentageOf(sums.totalProfit, sums.purchaseCost),
    dayChange: sums.dayChange,
    previousValue: sums.previousValue,
    dayPercentage: percentageOf(sums.dayChange, sums.previousValue),
    ratesUsed,
    currenciesWithoutRate: [...new Set([...currenciesWithoutRate, ...missing])],
    withoutPriceCount: portfolios.reduce((count, { statistics }) => count + statistics.withoutPriceCount, 0),
  }
}

function amountsOf(statistics: StockStatistics): Amounts | null {
  const { purchaseCost, marketValue, totalProfit, grossValue, dayChange } = statistics
  if (marketValue === null || totalProfit === null || grossValue === null) return null
  // An unknown change has no previous value either.
  const previousValue = dayChange === null ? ZERO : marketValue.minus(dayChange)
  return { purchaseCost, marketValue, totalProfit, grossValue, dayChange: dayChange ?? ZERO, previousValue }
}

function convertedSums(
  parts: readonly { readonly currency: string; readonly amounts: Amounts }[],
  currency: Currency,
  rates: ExchangeRates,
) {
  const ratesUsed: Record<string, Decimal> = {}
  const currenciesWithoutRate = new Set<string>()
  let sums: Amounts = NO_AMOUNTS
  for (const part of parts) {
    const rate = exchangeRateOf(rates, part.currency, currency)
    if (rate === null) {
      currenciesWithoutRate.add(part.currency)
      continue
    }
    ratesUsed[part.currency + currency] = rate
    sums = plusConverted(sums, part.amounts, rate)
  }
  return { sums, ratesUsed, currenciesWithoutRate: [...currenciesWithoutRate] }
}

const NO_AMOUNTS: Amounts = {
  purchaseCost: ZERO,
  marketValue: ZERO,
  totalProfit: ZERO,
  grossValue: ZERO,
  dayChange: ZERO,
  previousValue: ZERO,
}

function plusConverted(sums: Amounts, amounts: Amounts, rate: Decimal): Amounts {
  return {
    purchaseCost: sums.purchaseCost.plus(amounts.purchaseCost.times(rate)),
    marketValue: sums.marketValue.plus(amounts.marketValue.times(rate)),
    totalProfit: sums.totalProfit.plus(amounts.totalProfit.times(rate)),
    grossValue: sums.grossValue.plus(amounts.grossValue.times(rate)),
    dayChange: sums.dayChange.plus(amounts.dayChange.times(rate)),
    previousValue: sums.previousValue.plus(amounts.previousValue.times(rate)),
  }
}
