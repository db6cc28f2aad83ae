import { ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { exchangeRateOf } from '@palier/domain/market/exchangeRate'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'

export interface Share {
  readonly stock: HeldStock['stock']
  readonly value: Decimal
  /** Percentage of all stocks that have a price and an exchange rate. Excludes cash. */
  readonly percentage: Decimal
}

export interface PieSlice {
  readonly id: string
  /** Null for the combined slice of small positions. */
  readonly symbol: string | null
  readonly value: Decimal
}

const LARGEST = 5

/** Value and percentage of each stock in one currency, largest first. */
export function sharesOf(
  positions: readonly HeldStock[],
  { currency, rates }: Pick<PortfolioFigures, 'currency' | 'rates'>,
): Share[] {
  const valued = positions.flatMap(({ stock, statistics: { marketValue } }) => {
    const rate = exchangeRateOf(rates, stock.currency, currency)
    return marketValue && rate ? [{ stock, value: marketValue.times(rate) }] : []
  })
  const total = valued.reduce((sum, { value }) => sum.plus(value), ZERO)
  return valued
    .map((share) => ({ ...share, percentage: percentageOf(share.value, total) }))
    .sort((one, other) => other.value.cmp(one.value) || one.stock.symbol.localeCompare(other.stock.symbol))
}

/** Returns the five largest shares and combines the rest. A single remaining share keeps its own slice. */
export function pieSlicesOf(shares: readonly Share[]): PieSlice[] {
  const count = shares.length === LARGEST + 1 ? shares.length : LARGEST
  const largest = shares.slice(0, count).map(({ stock, value }) => ({ id: stock.id, symbol: stock.symbol, value }))
  const others = shares.slice(count)
  if (others.length === 0) return largest
  return [...largest, { id: 'others', symbol: null, value: others.reduce((sum, { value }) => sum.plus(value), ZERO) }]
}
