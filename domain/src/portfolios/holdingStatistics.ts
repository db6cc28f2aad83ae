import { quotientOf, ZERO, type Decimal } from '../kernel/decimal.ts'
import { exactAmount, type LedgerRow, type Lot } from './lot.ts'
import { percentageOf } from '../kernel/percentage.ts'
import { remainingCostOf, shareCountOf, type PositionSums } from './position.ts'

/** Last price and change since the previous close, in the stock's currency; null if unknown. */
export type Quote = { readonly price: Decimal | null; readonly change: Decimal | null }

/** Figures in the stock's currency; 12.5 is 12.5 %, and null if an unknown price is needed. */
export type StockStatistics = {
  readonly purchasedShareCount: Decimal
  readonly soldShareCount: Decimal
  readonly shareCount: Decimal
  readonly purchaseCost: Decimal
  readonly soldCost: Decimal
  readonly remainingCost: Decimal
  readonly averageBuyPrice: Decimal
  readonly realizedProfit: Decimal
  readonly realizedPercentage: Decimal
  readonly proceeds: Decimal
  readonly marketValue: Decimal | null
  readonly unrealizedProfit: Decimal | null
  readonly unrealizedPercentage: Decimal | null
  readonly totalProfit: Decimal | null
  /** Based on all purchases ever made, so that a sale at the market price does not change it. */
  readonly totalPercentage: Decimal | null
  readonly grossValue: Decimal | null
  readonly dayChange: Decimal | null
}

export function stockStatisticsOf(sums: PositionSums, quote: Quote): StockStatistics {
  const shareCount = shareCountOf(sums)
  const remainingCost = remainingCostOf(sums)
  const realizedProfit = sums.proceeds.minus(sums.soldCost)
  return {
    purchasedShareCount: sums.purchasedShareCount,
    soldShareCount: sums.soldShareCount,
    shareCount,
    purchaseCost: sums.purchaseCost,
    soldCost: sums.soldCost,
    remainingCost,
    averageBuyPrice: shareCount.gt(ZERO) ? quotientOf(remainingCost, shareCount) : ZERO,
    realizedProfit,
    realizedPercentage: percentageOf(realizedProfit, sums.soldCost),
    proceeds: sums.proceeds,
    ...pricedFiguresOf(sums, amountAt(shareCount, quote.price)),
    dayChange: amountAt(shareCount, quote.change),
  }
}

function pricedFiguresOf(sums: PositionSums, marketValue: Decimal | null) {
  if (marketValue === null) {
    const unknown = { unrealizedProfit: null, unrealizedPercentage: null, totalProfit: null, totalPercentage: null }
    return { marketValue, ...unknown, grossValue: null }
  }
  const remainingCost = remainingCostOf(sums)
  const unrealizedProfit = marketValue.minus(remainingCost)
  const grossValue = sums.proceeds.plus(marketValue)
  const totalProfit = grossValue.minus(sums.purchaseCost)
  return {
    marketValue,
    unrealizedProfit,
    unrealizedPercentage: percentageOf(unrealizedProfit, remainingCost),
    totalProfit,
    totalPercentage: percentageOf(totalProfit, sums.purchaseCost),
    grossValue,
  }
}

/** A position without shares is worth 0 even if the price is unknown. */
function amountAt(shareCount: Decimal, perShare: Decimal | null): Decimal | null {
  if (shareCount.eq(ZERO)) return ZERO
  return perShare && shareCount.times(perShare)
}

/**
 * Gain of one lot: a purchase against the last price, a sale against the average cost of its
 * shares. `presentQuantity` is the purchased quantity after later splits. Null for a purchase
 * without a last price.
 */
export function lotGainOf(
  lot: Pick<LedgerRow, 'quantity' | 'price' | 'amount'> & { readonly presentQuantity?: Decimal },
  soldCost: Decimal | null,
  lastPrice: Decimal | null,
): { readonly gain: Decimal; readonly percentage: Decimal } | null {
  const amount = exactAmount(lot)
  if (soldCost !== null) {
    const gain = amount.minus(soldCost)
    return { gain, percentage: percentageOf(gain, soldCost) }
  }
  if (lastPrice === null) return null
  const gain = (lot.presentQuantity ?? lot.quantity).times(lastPrice).minus(amount)
  return { gain, percentage: percentageOf(gain, amount) }
}

/** Values the position at the price of the trade. All amounts are positive. */
export function transactionAmountsOf(
  { quantity, price }: Pick<Lot, 'quantity' | 'price'>,
  { shareCountAfter }: { readonly shareCountAfter: Decimal },
): { readonly totalCost: Decimal; readonly shareCountAfter: Decimal; readonly marketValueAfter: Decimal } {
  return { totalCost: quantity.times(price), shareCountAfter, marketValueAfter: shareCountAfter.times(price) }
}
