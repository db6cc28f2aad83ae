import type { Decimal } from '../kernel/decimal.ts'
import { unitsOf } from '../kernel/scaledIntegers.ts'
import type { BookEventKind } from './bookEvent.ts'
import type { Dated } from './portfolioValue.ts'
import type { DayCount, DayTransfers, UnitSums } from './positionReplay.ts'

export const AMOUNT_PLACES = 20
const NONE = 0n

/** Amounts are in units of the 20th decimal place. */
export type TradedDay = {
  readonly date: string
  /** In millionths. */
  readonly shareCount: bigint
  readonly bought: bigint
  readonly sold: bigint
  readonly purchaseFees: bigint
  readonly saleFees: bigint
  readonly transferredShareCount: bigint
}

export type Payment = {
  readonly date: string
  readonly currency: string
  readonly income: bigint
  readonly returnOfCapital: bigint
  readonly cash: bigint
  /** True if the account's cash is measured too, so that the payment is no external flow. */
  readonly isCashMeasured?: boolean
}

export type MeasuredPosition = {
  readonly currency: string
  /** In millionths. */
  readonly shareCount: bigint
  readonly trades: readonly TradedDay[]
  readonly payments: readonly Payment[]
  /** Day from which the account's cash is measured, so that trades are not cash flows; null if never. */
  readonly cashFrom?: string | null
  /** In the shares of their day. A close before the first day is valid until the next one. */
  readonly closes: readonly Dated<Decimal>[]
}

export type MeasuredCash = {
  readonly currency: string
  readonly start: bigint
  readonly changes: readonly { readonly date: string; readonly change: bigint; readonly exchanged: bigint }[]
}

export function trimPosition<Position extends Pick<MeasuredPosition, 'shareCount' | 'trades'>>(
  position: Position,
  first: string,
): Position {
  const { shareCount, trades } = position
  return {
    ...position,
    shareCount: trades.findLast(({ date }) => date <= first)?.shareCount ?? shareCount,
    trades: trades.filter(({ date }) => date > first),
  }
}

export function cashFromDay<Cash extends Pick<MeasuredCash, 'start' | 'changes'>>(cash: Cash, first: string): Cash {
  const before = cash.changes.filter(({ date }) => date <= first)
  return {
    ...cash,
    start: before.reduce((sum, { change }) => sum + change, cash.start),
    changes: cash.changes.filter(({ date }) => date > first),
  }
}

export type MeasuredDays = {
  readonly dates: readonly string[]
  readonly rates: ReadonlyMap<string, readonly Decimal[]>
}

type TradeFees = { readonly purchases: bigint; readonly sales: bigint }

const NO_FEES: TradeFees = { purchases: NONE, sales: NONE }

/**
 * Days with trades after the first day, from a replay that starts with `before`. With scope `stock`
 * a conversion is a flow; with scope `all` its value stays in the measurement.
 */
export function tradedDaysOf(
  before: UnitSums,
  days: readonly DayCount[],
  fees: ReadonlyMap<string, TradeFees>,
  scope: 'stock' | 'all' = 'all',
): TradedDay[] {
  return days.map(({ date, sums, transfers }, at) => {
    const earlier = days[at - 1]?.sums ?? before
    const { purchases, sales } = fees.get(date) ?? NO_FEES
    return {
      date,
      shareCount: sums.purchasedShareCount - sums.soldShareCount,
      bought: sums.purchaseCost - earlier.purchaseCost - (transfers ? transfers.costIn - transfers.costOut : NONE),
      sold: sums.proceeds - earlier.proceeds,
      purchaseFees: purchases,
      saleFees: sales,
      transferredShareCount: transfers ? transferredIn(transfers, scope) : NONE,
    }
  })
}

function transferredIn({ shareCount, convertedShareCount }: DayTransfers, scope: 'stock' | 'all'): bigint {
  return scope === 'stock' ? shareCount + convertedShareCount : shareCount
}

/** Amounts of a day's events as exact text; `paid` is gross less withheld. */
type PaidEvents = {
  readonly kind: BookEventKind
  readonly date: string
  readonly currency: string
  readonly gross: string
  readonly paid: string
}

/**
 * Null if the events change only shares or unmeasured cash. A dividend in shares is income that
 * pays for the purchase in `trades`.
 */
export function paymentOf({ kind, date, currency, gross, paid }: PaidEvents): Payment | null {
  const all = unitsOf(gross, AMOUNT_PLACES)
  const cash = unitsOf(paid, AMOUNT_PLACES)
  const payment = { date, currency, income: NONE, returnOfCapital: NONE, cash }
  if (kind === 'income' || kind === 'reinvestment') return { ...payment, income: all }
  if (kind === 'stockDividend' || kind === 'spinOff') return { ...payment, income: all, cash: all }
  if (kind === 'returnOfCapital') return { ...payment, returnOfCapital: all }
  return kind === 'fee' || kind === 'interestPaid' ? { ...payment, cash: -cash } : null
}
