import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { dateOfDay } from '@palier/domain/market/exchangeDay'
import { civilTime } from '../../../../kit/chart/exchangeClock.ts'
import type { PlotPoint } from './pricePoint.ts'

/** A purchase or a sale of the reader; its date is plain, its decimals are exact. */
export interface OwnTrade {
  readonly kind: 'buy' | 'sell'
  readonly date: string
  readonly quantity: string
  readonly price: string
}

/** What was bought or sold at one point of a line. */
export interface TradeMark {
  /** Of the point, in the line. */
  readonly place: number
  readonly kind: OwnTrade['kind']
  readonly count: number
  readonly quantity: Decimal
  /** Of one share, on average. */
  readonly price: Decimal
}

export interface LineOfTrades {
  /** Of the exchange: its days are meant. */
  readonly timeZone: string
  /** The line goes on up to now: what was traded after its last point stands there. */
  readonly isLatest: boolean
}

/**
 * The trades of a line, each at the last point of its day or of the day before it that has one; those from before the
 * line are left out. Of one point and kind there is one mark.
 */
export function tradeMarks(
  points: readonly PlotPoint[],
  trades: readonly OwnTrade[],
  { timeZone, isLatest }: LineOfTrades,
): readonly TradeMark[] {
  if (trades.length === 0) return []
  const days = points.map(({ at }) => dateOfDay(civilTime(at, timeZone).day))
  const lastDay = days.at(-1) ?? ''
  const sums = new Map<string, Omit<TradeMark, 'price'> & { readonly amount: Decimal }>()
  for (const { kind, date, quantity: text, price } of trades) {
    const place = days.findLastIndex((day) => day <= date)
    if (place < 0 || (!isLatest && date > lastDay)) continue
    const key = `${place} ${kind}`
    const { count, quantity, amount } = sums.get(key) ?? { count: 0, quantity: ZERO, amount: ZERO }
    const bought = decimal(text)
    sums.set(key, {
      place,
      kind,
      count: count + 1,
      quantity: quantity.plus(bought),
      amount: amount.plus(bought.times(decimal(price))),
    })
  }
  return [...sums.values()]
    .filter(({ quantity }) => quantity.gt(ZERO))
    .map(({ amount, ...mark }) => ({ ...mark, price: amount.div(mark.quantity) }))
    .sort((one, other) => one.place - other.place)
}
