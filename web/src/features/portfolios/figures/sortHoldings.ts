import { exchangeRateOf } from '@palier/domain/market/exchangeRate'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type { HeldStock } from './heldStock.ts'
import type { PortfolioFigures } from './portfolioFigures.ts'

export type HoldingColumn = 'symbol' | 'company' | 'price' | 'shares' | 'average' | 'day' | 'gain' | 'value'

export interface HoldingSort {
  readonly column: HoldingColumn
  readonly isDescending: boolean
}

/** Largest first. */
export const BY_VALUE: HoldingSort = { column: 'value', isDescending: true }

/**
 * Reverses the order of the same column. For another column, starts ascending if it holds text,
 * otherwise descending.
 */
export function holdingSortAfter(before: HoldingSort, column: HoldingColumn): HoldingSort {
  if (before.column === column) return { column, isDescending: !before.isDescending }
  return { column, isDescending: column !== 'symbol' && column !== 'company' }
}

/** Compares amounts in the portfolio's currency. Unknown values are last in both directions. */
export function sortHoldings(
  holdings: readonly HeldStock[],
  { column, isDescending }: HoldingSort,
  figures: Pick<PortfolioFigures, 'currency' | 'rates'>,
  language: string,
): HeldStock[] {
  const way = isDescending ? -1 : 1
  const { compare } = new Intl.Collator(language, { numeric: true })
  const keyed = holdings.map((held) => ({ held, key: keyOf(held, column, figures) }))
  keyed.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
    const difference =
      typeof one.key === 'number' && typeof other.key === 'number'
        ? one.key - other.key
        : compare(String(one.key), String(other.key))
    return way * difference || compare(one.held.stock.symbol, other.held.stock.symbol)
  })
  return keyed.map(({ held }) => held)
}

/** Plain numbers are precise enough for sorting. */
function keyOf(
  { stock, price, statistics }: HeldStock,
  column: HoldingColumn,
  { currency, rates }: Pick<PortfolioFigures, 'currency' | 'rates'>,
): number | string | null {
  const rate = exchangeRateOf(rates, stock.currency, currency)
  const { marketValue, dayChange, totalPercentage, shareCount, averageBuyPrice } = statistics
  switch (column) {
    case 'symbol':
      return stock.symbol
    case 'company':
      return stock.companyName
    case 'price':
      return price && rate && price.times(rate).toNumber()
    case 'shares':
      return shareCount.toNumber()
    case 'average':
      return rate && averageBuyPrice.times(rate).toNumber()
    case 'day':
      return marketValue && dayChange && percentageOf(dayChange, marketValue.minus(dayChange)).toNumber()
    case 'gain':
      return totalPercentage && totalPercentage.toNumber()
    case 'value':
      return marketValue && rate && marketValue.times(rate).toNumber()
  }
}
