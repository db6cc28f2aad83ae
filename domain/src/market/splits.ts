import { type Decimal, decimal, quotientOf } from '../kernel/decimal.ts'

/** So many new shares for so many old ones: 4 for 1 is a split, 1 for 10 a consolidation. Both are above 0. */
type SplitRatio = { readonly numerator: Decimal; readonly denominator: Decimal }

export type Split = SplitRatio & {
  /** The first day on which the new shares trade, YYYY-MM-DD. */
  readonly date: string
}

/** What a share traded for on a day; highest and lowest price are null where nobody told them. */
export type DayPrices = {
  readonly date: string
  readonly close: Decimal
  readonly high: Decimal | null
  readonly low: Decimal | null
}

const ONE = decimal(1)

/** How many shares one share of the day `from` has become by the end of the day `through`. */
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

/** A price of old shares, in new ones: exact where the quotient is, else to 20 places. */
export function inNewShares(price: Decimal, { numerator, denominator }: SplitRatio): Decimal {
  return numerator.eq(denominator) ? price : quotientOf(price.times(denominator), numerator)
}

/** A price of new shares, in old ones. */
export function inOldShares(price: Decimal, { numerator, denominator }: SplitRatio): Decimal {
  return inNewShares(price, { numerator: denominator, denominator: numerator })
}

/** Adjusts traded prices for splits to the shares of the day `through`; not for dividends. */
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
      close: inNewShares(day.close, ratio),
      high: day.high && inNewShares(day.high, ratio),
      low: day.low && inNewShares(day.low, ratio),
    }
  })
}

/** The lowest and the highest price of some days, null of none. A close stands in where a day has nothing else. */
export function rangeOf(prices: readonly DayPrices[]): { low: Decimal; high: Decimal } | null {
  const [first] = prices
  if (!first) return null
  let [low, high] = [first.low ?? first.close, first.high ?? first.close]
  for (const day of prices) {
    const [lowest, highest] = [day.low ?? day.close, day.high ?? day.close]
    if (lowest.lt(low)) low = lowest
    if (highest.gt(high)) high = highest
  }
  return { low, high }
}
