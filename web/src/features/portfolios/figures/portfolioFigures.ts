import type { Currency } from '@palier/domain/market/currency'
import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { exchangeRateOf, type ExchangeRates } from '@palier/domain/market/exchangeRate'
import { portfolioStatisticsOf, type PortfolioStatistics } from '@palier/domain/portfolios/portfolioTotals'
import type { HeldStock } from './heldStock.ts'

export interface UsedRate {
  readonly from: string
  readonly to: string
  readonly rate: string
}

/** Totals of the stocks in one currency, and its exchange rate into the portfolio's currency. */
export interface CurrencyPart {
  readonly currency: Currency
  readonly count: number
  /** Null if the rate is unknown: the part is then excluded from all totals. */
  readonly rate: Decimal | null
  readonly marketValue: Decimal
  readonly dayChange: Decimal
  readonly totalProfit: Decimal
  readonly purchaseCost: Decimal
}

/** Totals of a portfolio at current prices, in its currency, with their components. */
export interface PortfolioFigures {
  readonly currency: Currency
  readonly cash: Decimal
  readonly statistics: PortfolioStatistics
  readonly parts: readonly CurrencyPart[]
  readonly rates: ExchangeRates
}

interface FiguresInput {
  readonly currency: Currency
  readonly cash: Decimal
  readonly holdings: readonly HeldStock[]
  readonly rates: readonly UsedRate[]
}

/** Adds up holdings like the server: exact amounts, each converted at the rate for its currency. */
export function portfolioFiguresOf({ currency, cash, holdings, rates: used }: FiguresInput): PortfolioFigures {
  const rates = Object.fromEntries(used.map(({ from, to, rate }) => [from + to, decimal(rate)]))
  const parts = new Map<Currency, CurrencyPart>()
  for (const { stock, statistics } of holdings) {
    const { marketValue, totalProfit } = statistics
    // A holding without a price is excluded from all totals.
    if (marketValue === null || totalProfit === null) continue
    const before =
      parts.get(stock.currency) ?? emptyPart(stock.currency, exchangeRateOf(rates, stock.currency, currency))
    parts.set(stock.currency, {
      ...before,
      count: before.count + 1,
      marketValue: before.marketValue.plus(marketValue),
      dayChange: before.dayChange.plus(statistics.dayChange ?? ZERO),
      totalProfit: before.totalProfit.plus(totalProfit),
      purchaseCost: before.purchaseCost.plus(statistics.purchaseCost),
    })
  }
  const held = holdings.map(({ stock, statistics }) => ({ currency: stock.currency, statistics }))
  return {
    currency,
    cash,
    statistics: portfolioStatisticsOf({ currency, amountOfMoney: cash, holdings: held, rates }),
    parts: [...parts.values()],
    rates,
  }
}

function emptyPart(currency: Currency, rate: Decimal | null): CurrencyPart {
  const none = { marketValue: ZERO, dayChange: ZERO, totalProfit: ZERO, purchaseCost: ZERO }
  return { currency, rate, count: 0, ...none }
}
