import { type Currency } from '../market/currency.ts'
import { ZERO, type Decimal } from '../kernel/decimal.ts'
import { exchangeRateOf, type ExchangeRates } from '../market/exchangeRate.ts'
import { percentageOf } from '../kernel/percentage.ts'
import { type PositionSums } from './position.ts'
import { stockStatisticsOf, type Quote, type StockStatistics } from './holdingStatistics.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

export const TOP_MOVERS_SHOWN = 4

export type HeldStock = Quote & {
  readonly stockId: string
  readonly symbol: string
  readonly currency: string
  readonly sums: PositionSums
}

/** `convertedValue` and its percentage are null if the price or a rate is unknown. */
export type MergedPosition<Stock extends HeldStock = HeldStock> = {
  readonly stock: Stock
  readonly statistics: StockStatistics
  readonly convertedValue: Decimal | null
  /** 12.5 is 12.5 %; cash is excluded from the base. */
  readonly percentageOfAllInvestment: Decimal | null
}

/**
 * Positions still held, largest first. Adds the portfolios' figures, since pooled costs would
 * contradict the gains that each portfolio shows.
 */
export function mergedPositionsOf<Stock extends HeldStock>(
  held: readonly Stock[],
  currency: Currency,
  rates: ExchangeRates,
): MergedPosition<Stock>[] {
  const merged = byStock(held).flatMap(({ stock, all }) => {
    const statistics = stockStatisticsOf(all.length === 1 ? stock.sums : addSums(all), stock)
    if (statistics.shareCount.eq(ZERO)) return []
    const rate = exchangeRateOf(rates, stock.currency, currency)
    const convertedValue = rate && statistics.marketValue && statistics.marketValue.times(rate)
    return [{ stock, statistics, convertedValue }]
  })

  const total = merged.reduce((sum, { convertedValue }) => sum.plus(convertedValue ?? ZERO), ZERO)
  return merged
    .map((position) => ({
      ...position,
      percentageOfAllInvestment: position.convertedValue && percentageOf(position.convertedValue, total),
    }))
    .sort(compareByValue)
}

function byStock<Stock extends HeldStock>(held: readonly Stock[]) {
  const merged = new Map<string, { readonly stock: Stock; readonly all: PositionSums[] }>()
  for (const one of held) {
    const known = merged.get(one.stockId)
    if (known) known.all.push(one.sums)
    else merged.set(one.stockId, { stock: one, all: [one.sums] })
  }
  return [...merged.values()]
}

export function addSums(all: readonly PositionSums[]): PositionSums {
  return all.reduce(
    (sum, one) => ({
      purchasedShareCount: sum.purchasedShareCount.plus(one.purchasedShareCount),
      soldShareCount: sum.soldShareCount.plus(one.soldShareCount),
      purchaseCost: sum.purchaseCost.plus(one.purchaseCost),
      soldCost: sum.soldCost.plus(one.soldCost),
      proceeds: sum.proceeds.plus(one.proceeds),
    }),
    NO_SUMS,
  )
}

const NO_SUMS: PositionSums = {
  purchasedShareCount: ZERO,
  soldShareCount: ZERO,
  purchaseCost: ZERO,
  soldCost: ZERO,
  proceeds: ZERO,
}

function compareByValue(one: MergedPosition, other: MergedPosition): number {
  const difference = (other.convertedValue ?? ZERO).cmp(one.convertedValue ?? ZERO)
  return difference || compareTexts(one.stock.symbol, other.stock.symbol)
}

/** Distinct stocks with the largest change today in percent. Skips unchanged and unknown ones. */
export function topMovers<
  Stock extends { readonly stockId: string; readonly symbol: string; readonly changePercent: Decimal | null },
>(held: readonly Stock[], count = TOP_MOVERS_SHOWN): Stock[] {
  const distinct = new Map(held.map((stock) => [stock.stockId, stock]))
  return [...distinct.values()]
    .filter(({ changePercent }) => changePercent !== null && !changePercent.eq(ZERO))
    .sort((one, other) => sizeOf(other).cmp(sizeOf(one)) || compareTexts(one.symbol, other.symbol))
    .slice(0, count)
}

function sizeOf({ changePercent }: { readonly changePercent: Decimal | null }): Decimal {
  return (changePercent ?? ZERO).abs()
}
