import { decimal, QUOTIENT_PLACES, ZERO, type Decimal } from '../kernel/decimal.ts'
import { amountText, type DayCount, sharesText, type UnitLot } from './positionReplay.ts'
import { textOfUnits, unitsOf } from '../kernel/scaledIntegers.ts'

/** A figure that holds from this day until the next one of its series. Series are sorted by date, a day stands once. */
export type Dated<Value> = { readonly date: string; readonly value: Value }

/** What is held of a stock at the end of a day, and what it has cost, in the chart's currency. */
export type HeldShares = { readonly shareCount: Decimal; readonly cost: Decimal }

/** A stock of one portfolio over time; closes are in its currency, rates turn those into the chart's. */
export type ValuedStock = {
  readonly holdings: readonly Dated<HeldShares>[]
  readonly closes: readonly Dated<Decimal>[]
  readonly rates: readonly Dated<Decimal>[]
}

type DailyValue = {
  readonly date: string
  readonly value: Decimal
  readonly invested: Decimal
  /** Held stocks that are in neither figure, for want of a close or a rate on or before that day. */
  readonly leftOutCount: number
}

/** The holdings of a stock in the chart's own currency, a step for each day with a trade. */
export function holdingsOf(days: readonly DayCount[]): Dated<HeldShares>[] {
  return days.map(({ date, sums }) => {
    const shareCount = decimal(sharesText(sums.purchasedShareCount - sums.soldShareCount))
    return { date, value: { shareCount, cost: decimal(amountText(sums.purchaseCost - sums.soldCost)) } }
  })
}

// No rate is written or known with more.
const RATE_PLACES = 20

/**
 * A lot at the rate of its trade; a split has no money. Its price has more places than those of other lots: what `countLots` makes of such
 * lots is only for `convertedHoldingsOf`.
 */
export function convertedLotOf(lot: UnitLot, rate: Decimal): UnitLot {
  if (lot.kind === 'split') return lot
  const factor = unitsOf(rate.round(RATE_PLACES).toString(), RATE_PLACES)
  return { ...lot, price: lot.price * factor, amount: lot.amount == null ? null : lot.amount * factor }
}

/** The holdings of a stock in another currency than the chart's, from its converted lots. */
export function convertedHoldingsOf(days: readonly DayCount[]): Dated<HeldShares>[] {
  return days.map(({ date, sums }) => {
    const shareCount = decimal(sharesText(sums.purchasedShareCount - sums.soldShareCount))
    const cost = decimal(textOfUnits(sums.purchaseCost - sums.soldCost, QUOTIENT_PLACES + RATE_PLACES))
    return { date, value: { shareCount, cost: cost.round(QUOTIENT_PLACES) } }
  })
}

/** What the shares held at the end of each of these days had cost. */
export function dailyCostsOf(stocks: readonly (readonly Dated<HeldShares>[])[], days: readonly string[]): Decimal[] {
  const readers = stocks.map(lastUpTo)
  return days.map((date) => readers.reduce((sum, holding) => sum.plus(holding(date)?.cost ?? ZERO), ZERO))
}

/**
 * The value of a portfolio at the end of each of these days, cash excluded, since nobody knows what it was. A day
 * without a close, such as a holiday of one exchange, takes the last one before it.
 * Any stretch of days can be asked for alone, as long as each series reaches back to the last step before it: of a
 * stored chart only the days from the first changed one on have to be computed again.
 */
export function dailyValuesOf(stocks: readonly ValuedStock[], days: readonly string[]): DailyValue[] {
  const readers = stocks.map(({ holdings, closes, rates }) => ({
    holding: lastUpTo(holdings),
    close: lastUpTo(closes),
    rate: lastUpTo(rates),
  }))
  return days.map((date) => {
    let day: DailyValue = { date, value: ZERO, invested: ZERO, leftOutCount: 0 }
    for (const { holding, close, rate } of readers) {
      // All three move on each day, held or not, since they only move forward.
      const [held, price, factor] = [holding(date), close(date), rate(date)]
      if (held === null || held.shareCount.eq(ZERO)) continue
      if (price === null || factor === null) {
        day = { ...day, leftOutCount: day.leftOutCount + 1 }
        continue
      }
      const value = day.value.plus(held.shareCount.times(price).times(factor))
      day = { ...day, value, invested: day.invested.plus(held.cost) }
    }
    return day
  })
}

/** Reads a series by rising dates: the last value on or before each. */
export function lastUpTo<Value>(series: readonly Dated<Value>[]): (date: string) => Value | null {
  let next = 0
  let last: Value | null = null
  return (date) => {
    for (let step = series[next]; step !== undefined && step.date <= date; step = series[next]) {
      last = step.value
      next += 1
    }
    return last
  }
}
