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

/** The stocks of one currency, added up in it, and what one unit of it is worth in the portfolio's. */
export interface CurrencyPart {
  readonly currency: Currency
  readonly count: number
  /** Null where no rate is known: then it is in no total. */
  readonly rate: Decimal | null
  readonly marketValue: Decimal
  readonly dayChange: Decimal
  readonly totalProfit: Decimal
  readonly purchaseCost: Decimal
}

/** The totals of a portfolio at present prices, in its currency, and what they are made of. */
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

/** Adds the rows up as the server does: exact amounts, each by the rate it names. */
export function portfolioFiguresOf({ currency, cash, holdings, rates: used }: FiguresInput): PortfolioFigures {
  const rates = Object.fromEntries(used.map(({ from, to, rate }) => [from + to, decimal(rate)]))
  const parts = new Map<Currency, CurrencyPart>()
  for (const { stock, statistics } of holdings) {
    const { marketValue, totalProfit } = statistics
    // Without a price it is in no total.
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
