import { type Decimal } from '../kernel/decimal.ts'

/**
 * The sums of a stock's lots in one portfolio, in the stock's currency. All other figures are derived, so that stored
 * ones cannot contradict each other.
 */
export type PositionSums = {
  /** Shares bought, plus those received from another stock or account, less those given to one. */
  readonly purchasedShareCount: Decimal
  readonly soldShareCount: Decimal
  /** Quantity × price of all purchases, plus cost received from another stock or account, less cost given to one. */
  readonly purchaseCost: Decimal
  /** What the sold shares had cost: the average cost held just before each sale. */
  readonly soldCost: Decimal
  /** Quantity × price of all sales. */
  readonly proceeds: Decimal
}

/** A sale of more shares than are held at its place. */
export type Oversell = {
  readonly lotId: string
  readonly tradeDate: string
  readonly quantity: Decimal
  readonly held: Decimal
}

/** The shares still held. */
export function shareCountOf(sums: PositionSums): Decimal {
  return sums.purchasedShareCount.minus(sums.soldShareCount)
}

/** What the shares that remain have cost. Exactly 0 once all are sold. */
export function remainingCostOf(sums: PositionSums): Decimal {
  return sums.purchaseCost.minus(sums.soldCost)
}
