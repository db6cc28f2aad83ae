import type { Decimal } from '../kernel/decimal.ts'
import { adjustPriceForSplit, inSharesOf, ratioBetween, type DayPrices, type Split } from '../market/splits.ts'
import { lastUpTo } from './portfolioValue.ts'

type Distribution = { readonly exDate: string; readonly amount: Decimal; readonly currency: string }

type Benchmark = {
  readonly currency: string
  /** Closes in the shares of their own day, starting before the first date. */
  readonly closes: readonly DayPrices[]
  readonly splits: readonly Split[]
  readonly distributions: readonly Distribution[]
}

/**
 * Growth of one unit of a stock at each date, with distributions reinvested on their ex-date.
 * Before the first close growth is 1. Null if no close is on or before `needed`.
 */
export function benchmarkGrowthOf(
  { currency, closes, splits, distributions }: Benchmark,
  dates: readonly string[],
  rates: ReadonlyMap<string, readonly Decimal[]>,
  needed: string,
): number[] | null {
  const last = dates.at(-1) ?? ''
  const [first] = closes
  const own = rates.get(currency)
  if (!own || !first || first.date > needed) return null
  const closeOf = lastUpTo(
    inSharesOf(closes, splits, last).map(({ date, close }) => ({ date, value: close.toNumber() })),
  )
  const paidFrom = distributions.filter((one) => rates.has(one.currency))
  let growth = 1
  let before: number | null = null
  return dates.map((date, at) => {
    const worth = (closeOf(date) ?? 0) * (own[at]?.toNumber() ?? 0)
    const previous = dates[at - 1] ?? date
    const paid = paidFrom
      .filter(({ exDate }) => exDate > previous && exDate <= date)
      .reduce((sum, { exDate, amount, currency: payment }) => {
        const share = adjustPriceForSplit(amount, ratioBetween(splits, exDate, last)).toNumber()
        return sum + share * (rates.get(payment)?.[at]?.toNumber() ?? 0)
      }, 0)
    if (before !== null && before > 0) growth *= (worth + paid) / before
    before = worth
    return growth
  })
}
