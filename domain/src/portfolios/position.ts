import { type Decimal } from '../kernel/decimal.ts'

/** Sums in the stock's currency. Other figures are derived, so that stored ones cannot disagree. */
export type PositionSums = {
  /** Shares bought, plus those received from another stock or account, less those given to one. */
  readonly purchasedShareCount: Decimal
  readonly soldShareCount: Decimal
  readonly purchaseCost: Decimal
  /** Average cost of the sold shares just before each sale. */
  readonly soldCost: Decimal
  readonly proceeds: Decimal
}

export type Oversell = {
  readonly lotId: string
  readonly tradeDate: string
  readonly quantity: Decimal
  readonly held: Decimal
}

export function shareCountOf(sums: PositionSums): Decimal {
  return sums.purchasedShareCount.minus(sums.soldShareCount)
}

/** Exactly 0 once all shares are sold. */
export function remainingCostOf(sums: PositionSums): Decimal {
  return sums.purchaseCost.minus(sums.soldCost)
}
