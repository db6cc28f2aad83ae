import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { dateOfDay } from '@palier/domain/market/exchangeDay'
import { civilTime } from '../../../../kit/chart/exchangeClock.ts'
import type { PlotPoint } from './pricePoint.ts'

/** User's trade: a plain date and exact decimals. */
export interface OwnTrade {
  readonly kind: 'buy' | 'sell'
  readonly date: string
  readonly quantity: string
  readonly price: string
}

export interface TradeMark {
  readonly place: number
  readonly kind: OwnTrade['kind']
  readonly count: number
  readonly quantity: Decimal
  /** Average price per share. */
  readonly price: Decimal
}

export interface TradeMarkerInput {
  /** Time zone of the exchange, whose days apply. */
  readonly timeZone: string
  /** The line ends now: later trades are marked at its last point. */
  readonly isLatest: boolean
}

/** One mark per point and kind, at the last point on or before the day. Skips trades before the line. */
export function tradeMarks(
  points: readonly PlotPoint[],
  trades: readonly OwnTrade[],
  { timeZone, isLatest }: TradeMarkerInput,
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
