import { type Currency } from '../market/currency.ts'
import { ZERO, type Decimal } from '../kernel/decimal.ts'
import { exchangeRateOf, type ExchangeRates } from '../market/exchangeRate.ts'
import { percentageOf } from '../kernel/percentage.ts'
import { type PositionSums } from './position.ts'
import { stockStatisticsOf, type Quote, type StockStatistics } from './holdingStatistics.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

export const TOP_MOVERS_SHOWN = 4

/** A stock as one portfolio holds it. */
export type HeldStock = Quote & {
  readonly stockId: string
  readonly symbol: string
  readonly currency: string
  readonly sums: PositionSums
}

/** A stock over all portfolios. `convertedValue` is null where its price or a rate is missing, and so is its share. */
export type MergedPosition<Stock extends HeldStock = HeldStock> = {
  readonly stock: Stock
  readonly statistics: StockStatistics
  readonly convertedValue: Decimal | null
  /** Of the converted value of all merged positions, cash excluded: 12.5 for 12.5 %. */
  readonly percentageOfAllInvestment: Decimal | null
}

/**
 * One line a stock that is still held, the largest first. The portfolios' figures are added as they are: a cost pooled
 * anew over all portfolios would give other gains than the portfolios themselves show.
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

/** The figures of several portfolios together, without pooling their costs anew. */
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

/**
 * The stocks that moved most today, by the size of their change in percent: the one measure that compares positions of
 * any size and currency. Each stock stands once; those that did not move, or of unknown change, are no movers.
 */
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
