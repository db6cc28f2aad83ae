import { quotientOf, ZERO, type Decimal } from '../kernel/decimal.ts'
import { exactAmount, type LedgerRow, type Lot } from './lot.ts'
import { percentageOf } from '../kernel/percentage.ts'
import { remainingCostOf, shareCountOf, type PositionSums } from './position.ts'

/** A stock's last price and its change since the previous close, null where unknown, in the stock's currency. */
export type Quote = { readonly price: Decimal | null; readonly change: Decimal | null }

/**
 * The figures of one position in the stock's currency; percentages are 12.5 for 12.5 %, and 0 over nothing. Null where
 * an unknown price is needed: it never counts as 0.
 */
export type StockStatistics = {
  readonly purchasedShareCount: Decimal
  readonly soldShareCount: Decimal
  readonly shareCount: Decimal
  readonly purchaseCost: Decimal
  readonly soldCost: Decimal
  readonly remainingCost: Decimal
  /** Of the shares still held; 0 when there are none. */
  readonly averageBuyPrice: Decimal
  readonly realizedProfit: Decimal
  readonly realizedPercentage: Decimal
  /** The gross money received for what was sold. */
  readonly proceeds: Decimal
  readonly marketValue: Decimal | null
  readonly unrealizedProfit: Decimal | null
  readonly unrealizedPercentage: Decimal | null
  readonly totalProfit: Decimal | null
  /** Over all that was ever paid for shares, so that a sale at the market price does not move it. */
  readonly totalPercentage: Decimal | null
  /** Proceeds and market value together. */
  readonly grossValue: Decimal | null
  readonly dayChange: Decimal | null
}

/** All figures of a holding, in the currency of the stock; those that need a price are null without one. */
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

/** Nothing held is worth 0 at any price, even at one that nobody knows. */
function amountAt(shareCount: Decimal, perShare: Decimal | null): Decimal | null {
  if (shareCount.eq(ZERO)) return ZERO
  return perShare && shareCount.times(perShare)
}

/**
 * What one lot has gained: a purchase against the last price, a sale against what its shares had cost on average.
 * The gains of all sales add up to the realized profit. `presentQuantity` counts its shares after later splits. Null for a purchase of a stock without a price.
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

/** What the list of transactions says of a lot; the value is at the price just traded. All amounts are positive. */
export function transactionAmountsOf(
  { quantity, price }: Pick<Lot, 'quantity' | 'price'>,
  { shareCountAfter }: { readonly shareCountAfter: Decimal },
): { readonly totalCost: Decimal; readonly shareCountAfter: Decimal; readonly marketValueAfter: Decimal } {
  return { totalCost: quantity.times(price), shareCountAfter, marketValueAfter: shareCountAfter.times(price) }
}
