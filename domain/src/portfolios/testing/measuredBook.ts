import { decimal, type Decimal } from '../../kernel/decimal.ts'
import { unitsOf } from '../../kernel/scaledIntegers.ts'
import { daysAfter } from '../../kernel/plainDate.ts'
import { compareLots, type LedgerRow } from '../lot.ts'
import { createPerformance } from '../performance.ts'
import { AMOUNT_PLACES, type MeasuredDays, paymentOf, tradedDaysOf } from '../performanceInputs.ts'
import { NOTHING_COUNTED, replayPosition, unitLotOf } from '../positionReplay.ts'

/** A payment beside trades, in the currency of its stock. */
export type BookPayment = {
  readonly kind: 'income' | 'reinvestment' | 'returnOfCapital' | 'fee'
  readonly date: string
  readonly gross: string
  readonly withheld: string
}

/** A stock of a book with all that is known of it. */
export type BookStock = {
  readonly currency: string
  readonly rows: readonly (LedgerRow & { readonly fee: string })[]
  readonly paid: readonly BookPayment[]
  readonly closes: Readonly<Record<string, string>>
}

/** So many days in a row. */
export function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, day) => daysAfter(first, day))
}

/** Measures whole books over days; the rows begin after the first one. */
export function measure(dates: readonly string[], stocks: readonly BookStock[], rates: MeasuredDays['rates']) {
  const performance = createPerformance({ dates, rates })
  for (const { currency, rows, paid, closes } of stocks) {
    const replay = replayPosition(rows.map(unitLotOf).toSorted(compareLots))
    if (replay.kind === 'refused') throw new Error(`Refused: ${replay.oversell.lotId}`)
    const fees = new Map<string, { purchases: bigint; sales: bigint }>()
    for (const { tradeDate, kind, fee } of rows) {
      const { purchases, sales } = fees.get(tradeDate) ?? { purchases: 0n, sales: 0n }
      const [isSale, units] = [kind === 'sell', unitsOf(fee, AMOUNT_PLACES)]
      fees.set(tradeDate, {
        purchases: isSale ? purchases : purchases + units,
        sales: isSale ? sales + units : sales,
      })
    }
    performance.addPosition({
      currency,
      shareCount: 0n,
      trades: tradedDaysOf(NOTHING_COUNTED, replay.days, fees),
      payments: paid.flatMap(({ kind, date, gross, withheld }) => {
        const net = decimal(gross).minus(decimal(withheld)).toString()
        return paymentOf({ kind, date, currency, gross, paid: net }) ?? []
      }),
      closes: Object.entries(closes).map(([date, close]) => ({ date, value: decimal(close) })),
    })
  }
  return performance.result()
}

/** The same rate on all of these days. */
export function steadyRates(dates: readonly string[], rates: Readonly<Record<string, string>>): Map<string, Decimal[]> {
  return new Map(Object.entries(rates).map(([currency, rate]) => [currency, dates.map(() => decimal(rate))]))
}
