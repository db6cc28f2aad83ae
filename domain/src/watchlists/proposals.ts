import { type Decimal } from '../kernel/decimal.ts'
import { snapAt } from './thresholdMove.ts'
import type { ListKind, Thresholds } from './thresholds.ts'

export type ProposalName = 'ladder' | 'high' | 'analysts' | 'low'

export interface Proposal {
  readonly name: ProposalName
  readonly thresholds: Thresholds
}

/** Prices in the stock's currency; null if unknown. */
export interface KnownPrices {
  readonly price: Decimal | null
  readonly yearLow: Decimal | null
  readonly yearHigh: Decimal | null
  readonly forecast: Decimal | null
}

const DISCOUNTS = { ladder: [5, 10, 15, 20], figure: [10, 15, 20, 25] } as const

/**
 * Proposes sets of four prices, each in order and on the right side of the current price. Empty
 * without data.
 */
export function proposalsFor(kind: ListKind, known: KnownPrices): readonly Proposal[] {
  const { price, yearLow, yearHigh } = known
  const forecast = known.forecast?.gt(0) ? known.forecast : null
  if (!price?.gt(0) || (kind !== 'buy' && kind !== 'sell')) return []
  const low = yearLow?.gt(0) && yearLow.lt(price) ? yearLow : null
  const high = yearHigh?.gt(0) ? yearHigh : null
  const reach = (goal: Decimal, part: number) => price.plus(goal.minus(price).times(part))
  const off = (figure: Decimal, percent: number) => figure.times(100 - percent).div(100)
  const drawn: Record<ProposalName, readonly Decimal[] | null> =
    kind === 'buy'
      ? {
          ladder: DISCOUNTS.ladder.map((percent) => off(price, percent)),
          high: high && DISCOUNTS.figure.map((percent) => off(high, percent)),
          analysts: forecast && DISCOUNTS.figure.map((percent) => off(forecast, percent)),
          low: low && [0.25, 0.5, 0.75, 1].map((part) => reach(low, part)),
        }
      : {
          ladder: [10, 5, -5, -10].map((percent) => off(price, -percent)),
          high: high?.gt(price) ? [reach(high, 1), reach(high, 0.5), off(price, 5), off(price, 10)] : null,
          analysts: forecast?.gt(price)
            ? [reach(forecast, 1), reach(forecast, 0.5), off(price, 5), off(price, 10)]
            : null,
          low: low && [off(price, -10), off(price, -5), reach(low, 0.5), reach(low, 1)],
        }
  // Analyst forecasts load last, so their proposal is appended without moving the others.
  return (['ladder', 'high', 'low', 'analysts'] as const).flatMap((name) => {
    const prices = drawn[name] && inOrder(kind, price, drawn[name])
    return prices ? [{ name, thresholds: prices }] : []
  })
}

/** Rounds to the grid, highest first; null if the four prices do not fit. */
function inOrder(kind: 'buy' | 'sell', price: Decimal, drawn: readonly Decimal[]): Thresholds | null {
  const snap = snapAt(price)
  const [first, second, third, fourth] = drawn.map((one) => one.div(snap).round().times(snap))
  if (!first || !second || !third || !fourth) return null
  const falls = [first, second, third, fourth].every((one, index, all) => {
    const before = all[index - 1]
    return before === undefined || one.lt(before)
  })
  const isOnItsSide = kind === 'buy' ? first.lt(price) : second.gt(price) && third.lt(price)
  if (!falls || !isOnItsSide || !fourth.gt(0)) return null
  return kind === 'buy'
    ? { t200: first, t400: second, t600: third, t800: fourth }
    : { t800: first, t600: second, t400: third, t200: fourth }
}
