import { type Decimal, quotientOf, ZERO } from '../kernel/decimal.ts'
import { compareTexts } from '../kernel/compareTexts.ts'
import type { BookEventKind } from './bookEvent.ts'

/** Canadian dollars of a year's net gain or loss on foreign cash that are exempt (ITA 39(1.1)). */
export const FOREIGN_CASH_EXEMPTION = 200

/**
 * Foreign cash received (positive) or spent (negative). `worth` is its value in Canadian dollars
 * that day, with the same sign; null if the rate is unknown.
 */
export type ForeignCashMove = {
  readonly date: string
  readonly place: number
  readonly amount: Decimal
  readonly worth: Decimal | null
}

export type ForeignCashYear = {
  readonly gain: Decimal
  readonly countedGain: Decimal
  /** Cash spent beyond the balance; its cost is unknown, so it has no gain. */
  readonly uncovered: Decimal
  /** Moves without a known rate. They change the balance at average cost and have no gain. */
  readonly withoutRateCount: number
}

type ForeignCash = {
  readonly balance: Decimal
  readonly cost: Decimal
  readonly years: ReadonlyMap<number, ForeignCashYear>
}

/** Order within a day: deposits and exchanges, trades, withdrawals, then income and fees. */
export function cashOrderWithinDay(kind: BookEventKind | 'trade'): number {
  if (kind === 'deposit' || kind === 'currencyExchange') return 0
  if (kind === 'trade' || kind === 'reinvestment') return 1
  return kind === 'withdrawal' ? 2 : 3
}

export function foreignCashOf(moves: readonly ForeignCashMove[]): ForeignCash {
  const years = new Map<number, ForeignCashYear>()
  let balance = ZERO
  let cost = ZERO
  const inOrder = moves.toSorted(
    (one, other) => compareTexts(one.date, other.date) || one.place - other.place || leaves(one) - leaves(other),
  )
  for (const { date, amount, worth } of inOrder) {
    const year = Number(date.slice(0, 4))
    const sums = years.get(year) ?? NOTHING
    const withoutRateCount = sums.withoutRateCount + (worth === null ? 1 : 0)
    if (amount.gte(ZERO)) {
      cost = cost.plus(worth ?? costOf(amount, balance, cost))
      balance = balance.plus(amount)
      years.set(year, { ...sums, withoutRateCount })
      continue
    }
    const left = amount.abs()
    const covered = left.gt(balance) ? balance : left
    const taken = costOf(covered, balance, cost)
    const coveredWorth = covered.eq(left) ? worth : worth && quotientOf(worth.times(covered), left)
    const gain = coveredWorth === null ? ZERO : coveredWorth.abs().minus(taken)
    balance = balance.minus(covered)
    cost = cost.minus(taken)
    years.set(year, {
      ...sums,
      gain: sums.gain.plus(gain),
      withoutRateCount,
      uncovered: sums.uncovered.plus(left).minus(covered),
    })
  }
  return {
    balance,
    cost,
    years: new Map([...years].map(([year, sums]) => [year, { ...sums, countedGain: countedOf(sums.gain) }])),
  }
}

const NOTHING: ForeignCashYear = { gain: ZERO, countedGain: ZERO, uncovered: ZERO, withoutRateCount: 0 }

/** At one position of a day, receipts precede payments. */
function leaves({ amount }: ForeignCashMove): number {
  return amount.lt(ZERO) ? 1 : 0
}

function costOf(amount: Decimal, balance: Decimal, cost: Decimal): Decimal {
  if (balance.eq(ZERO)) return ZERO
  return amount.eq(balance) ? cost : quotientOf(cost.times(amount), balance)
}

function countedOf(gain: Decimal): Decimal {
  if (gain.abs().lte(FOREIGN_CASH_EXEMPTION)) return ZERO
  return gain.gt(ZERO) ? gain.minus(FOREIGN_CASH_EXEMPTION) : gain.plus(FOREIGN_CASH_EXEMPTION)
}
