import { type Decimal, decimal, quotientOf } from '../kernel/decimal.ts'

/** New shares per old shares: 4 for 1 is a split, 1 for 10 a reverse split. Both terms are above 0. */
type SplitRatio = { readonly numerator: Decimal; readonly denominator: Decimal }

export type Split = SplitRatio & {
  /** First trading day of the new shares, YYYY-MM-DD. */
  readonly date: string
}

export type DayPrices = {
  readonly date: string
  readonly close: Decimal
  readonly high: Decimal | null
  readonly low: Decimal | null
}

const ONE = decimal(1)

export function ratioBetween(splits: readonly Split[], from: string, through: string): SplitRatio {
  return splits
    .filter(({ date }) => date > from && date <= through)
    .reduce<SplitRatio>(
      (all, { numerator, denominator }) => ({
        numerator: all.numerator.times(numerator),
        denominator: all.denominator.times(denominator),
      }),
      { numerator: ONE, denominator: ONE },
    )
}

/** Converts a price of old shares to new ones; rounds to 20 places if inexact. */
export function adjustPriceForSplit(price: Decimal, { numerator, denominator }: SplitRatio): Decimal {
  return numerator.eq(denominator) ? price : quotientOf(price.times(denominator), numerator)
}

export function inOldShares(price: Decimal, { numerator, denominator }: SplitRatio): Decimal {
  return adjustPriceForSplit(price, { numerator: denominator, denominator: numerator })
}

/** Adjusts traded prices for splits, not for dividends, to the shares of day `through`. */
export function inSharesOf<Prices extends DayPrices>(
  prices: readonly Prices[],
  splits: readonly Split[],
  through: string,
): Prices[] {
  if (splits.length === 0) return [...prices]
  return prices.map((day) => {
    const ratio = ratioBetween(splits, day.date, through)
    return {
      ...day,
      close: adjustPriceForSplit(day.close, ratio),
      high: day.high && adjustPriceForSplit(day.high, ratio),
      low: day.low && adjustPriceForSplit(day.low, ratio),
    }
  })
}

/** Lowest and highest price; null for no days. Uses the close if a day has neither. */
export function rangeOf(prices: readonly DayPrices[]): { low: Decimal; high: Decimal } | null {
  const [first] = prices
  if (!first) return null
  let low = first.low ?? first.close
  let high = first.high ?? first.close
  for (const day of prices) {
    const lowest = day.low ?? day.close
    const highest = day.high ?? day.close
    if (lowest.lt(low)) low = lowest
    if (highest.gt(high)) high = highest
  }
  return { low, high }
}
