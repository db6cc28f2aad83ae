import type { Decimal } from '../kernel/decimal.ts'
import { unitsOf } from '../kernel/scaledIntegers.ts'
import type { BookEventKind } from './bookEvent.ts'
import type { Dated } from './portfolioValue.ts'
import type { DayCount, DayTransfers, UnitSums } from './positionReplay.ts'

/** Decimal places of amounts in a stock's currency, like those of the sums of lots. */
export const AMOUNT_PLACES = 20
const NONE = 0n

/** What trades of a day paid and received, in units of the twentieth decimal place, and what is held after them. */
export type TradedDay = {
  readonly date: string
  /** In millionths. */
  readonly shareCount: bigint
  readonly bought: bigint
  readonly sold: bigint
  readonly purchaseFees: bigint
  readonly saleFees: bigint
  /** Shares that transfers brought less those that they took: they come and go at the close of the day. */
  readonly transferredShareCount: bigint
}

/** What was paid on a day beside trades, in units of the twentieth decimal place. */
export type Payment = {
  readonly date: string
  readonly currency: string
  readonly income: bigint
  readonly returnOfCapital: bigint
  /** What came into the account; below 0 what left it. */
  readonly cash: bigint
  /** Whether that cash is measured too, so that it stays in what is measured. */
  readonly isCashMeasured?: boolean
}

/** A stock of one portfolio: its shares at the close of the first day, its later days with trades, its closes. */
export type MeasuredPosition = {
  readonly currency: string
  /** In millionths. */
  readonly shareCount: bigint
  readonly trades: readonly TradedDay[]
  readonly payments: readonly Payment[]
  /** From this day on the cash of its account is measured too, so that trades are no flows; null never. */
  readonly cashFrom?: string | null
  /** In the shares of their day; those before the first day count until the next one. */
  readonly closes: readonly Dated<Decimal>[]
}

/** The cash of an account in one currency, in units of the twentieth decimal place, where it follows its ledger. */
export type MeasuredCash = {
  readonly currency: string
  /** At the close of the first day of the measurement. */
  readonly start: bigint
  /** By how much it changes on later days, and what of that is exchange of currency. */
  readonly changes: readonly { readonly date: string; readonly change: bigint; readonly exchanged: bigint }[]
}

/** A position as a measurement that begins with a later day takes it. */
export function positionFrom<Position extends Pick<MeasuredPosition, 'shareCount' | 'trades'>>(
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

/** The cash of an account as a measurement that begins with a later day takes it. */
export function cashFromDay<Cash extends Pick<MeasuredCash, 'start' | 'changes'>>(cash: Cash, first: string): Cash {
  const before = cash.changes.filter(({ date }) => date <= first)
  return {
    ...cash,
    start: before.reduce((sum, { change }) => sum + change, cash.start),
    changes: cash.changes.filter(({ date }) => date > first),
  }
}

/** The days of a measurement, each with the rate of every currency into that of the measurement. */
export type MeasuredDays = {
  /** The value at the close of the first one is the start. */
  readonly dates: readonly string[]
  readonly rates: ReadonlyMap<string, readonly Decimal[]>
}

/** Fees of a day's purchases and sales, in units of the twentieth decimal place. */
type TradeFees = { readonly purchases: bigint; readonly sales: bigint }

const NO_FEES: TradeFees = { purchases: NONE, sales: NONE }

/**
 * The days with trades after the first day of a measurement, from a replay that begins with the sums of earlier lots. What
 * becomes another stock leaves a measurement of one stock; in one of all of them its worth goes on there.
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

/** Amounts of events of one kind on a day, as exact text; `paid` is the gross amount less what was withheld. */
type PaidEvents = {
  readonly kind: BookEventKind
  readonly date: string
  readonly currency: string
  readonly gross: string
  readonly paid: string
}

/**
 * What events add to a measurement of securities alone; null of those that only change shares or cash that is not in it.
 * Dividends in shares are income that bought them: the purchase is in the trades.
 */
export function paymentOf({ kind, date, currency, gross, paid }: PaidEvents): Payment | null {
  const [all, cash] = [unitsOf(gross, AMOUNT_PLACES), unitsOf(paid, AMOUNT_PLACES)]
  const payment = { date, currency, income: NONE, returnOfCapital: NONE, cash }
  if (kind === 'income' || kind === 'reinvestment') return { ...payment, income: all }
  if (kind === 'stockDividend' || kind === 'spinOff') return { ...payment, income: all, cash: all }
  if (kind === 'returnOfCapital') return { ...payment, returnOfCapital: all }
  return kind === 'fee' || kind === 'interestPaid' ? { ...payment, cash: -cash } : null
}
