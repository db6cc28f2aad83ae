import { decimal, QUOTIENT_PLACES, ZERO, type Decimal } from '../kernel/decimal.ts'
import { amountText, type DayCount, sharesText, type UnitLot } from './positionReplay.ts'
import { textOfUnits, unitsOf } from '../kernel/scaledIntegers.ts'

/** Value valid from this day until the next one of its series. Series are sorted, with one value per day. */
export type Dated<Value> = { readonly date: string; readonly value: Value }

export type HeldShares = { readonly shareCount: Decimal; readonly cost: Decimal }

export type ValuedStock = {
  readonly holdings: readonly Dated<HeldShares>[]
  readonly closes: readonly Dated<Decimal>[]
  readonly rates: readonly Dated<Decimal>[]
}

type DailyValue = {
  readonly date: string
  readonly value: Decimal
  readonly invested: Decimal
  readonly leftOutCount: number
}

export function holdingsOf(days: readonly DayCount[]): Dated<HeldShares>[] {
  return days.map(({ date, sums }) => {
    const shareCount = decimal(sharesText(sums.purchasedShareCount - sums.soldShareCount))
    return { date, value: { shareCount, cost: decimal(amountText(sums.purchaseCost - sums.soldCost)) } }
  })
}

// Maximum decimal places of a rate.
const RATE_PLACES = 20

/** The converted price has more decimal places, which only `convertedHoldingsOf` handles. */
export function convertedLotOf(lot: UnitLot, rate: Decimal): UnitLot {
  if (lot.kind === 'split') return lot
  const factor = unitsOf(rate.round(RATE_PLACES).toString(), RATE_PLACES)
  return { ...lot, price: lot.price * factor, amount: lot.amount == null ? null : lot.amount * factor }
}

export function convertedHoldingsOf(days: readonly DayCount[]): Dated<HeldShares>[] {
  return days.map(({ date, sums }) => {
    const shareCount = decimal(sharesText(sums.purchasedShareCount - sums.soldShareCount))
    const cost = decimal(textOfUnits(sums.purchaseCost - sums.soldCost, QUOTIENT_PLACES + RATE_PLACES))
    return { date, value: { shareCount, cost: cost.round(QUOTIENT_PLACES) } }
  })
}

export function dailyCostsOf(stocks: readonly (readonly Dated<HeldShares>[])[], days: readonly string[]): Decimal[] {
  const readers = stocks.map(lastUpTo)
  return days.map((date) => readers.reduce((sum, holding) => sum.plus(holding(date)?.cost ?? ZERO), ZERO))
}

/**
 * Values of a portfolio at the end of each day, without cash, whose history is unknown. A day
 * without a close uses the last one before it. To recompute part of a stored chart, pass only its
 * days; each series must reach back to its last value before them.
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
      // Advances all three readers each day, held or not: they only move forward.
      const held = holding(date)
      const price = close(date)
      const factor = rate(date)
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

/** Returns a reader of the last value on or before a date. Dates must not decrease between calls. */
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
