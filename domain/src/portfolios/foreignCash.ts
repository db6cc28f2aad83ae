import { type Decimal, quotientOf, ZERO } from '../kernel/decimal.ts'
import { compareTexts } from '../kernel/compareTexts.ts'
import type { BookEventKind } from './bookEvent.ts'

/** Of a year's net gain on foreign cash so many Canadian dollars do not count, nor so many of a loss. */
export const FOREIGN_CASH_EXEMPTION = 200

/**
 * What comes into the foreign cash of a person, above 0, or leaves it, with its worth in Canadian dollars that day, of
 * the same sign; null where nobody knows the rate.
 */
export type ForeignCashMove = {
  readonly date: string
  /** Moves of one day count by it: `cashPlaceOf`. */
  readonly place: number
  readonly amount: Decimal
  readonly worth: Decimal | null
}

/** The gains of a year in Canadian dollars, and what they leave out. */
export type ForeignCashYear = {
  readonly gain: Decimal
  /** What of the gain counts: only what exceeds 200 dollars, or a loss of more. */
  readonly countedGain: Decimal
  /** Spent in that year beyond what had come in: of these amounts no cost is known, so that they have no gain. */
  readonly uncovered: Decimal
  /** Moves without a known rate; they change the balance at its average cost, and have no gain. */
  readonly withoutRateCount: number
}

type ForeignCash = {
  readonly balance: Decimal
  /** What the balance has cost, in Canadian dollars. */
  readonly cost: Decimal
  readonly years: ReadonlyMap<number, ForeignCashYear>
}

/** Deposits and exchanges come first in their day, then trades, then what leaves the account, then income and fees. */
export function cashPlaceOf(kind: BookEventKind | 'trade'): number {
  if (kind === 'deposit' || kind === 'currencyExchange') return 0
  if (kind === 'trade' || kind === 'reinvestment') return 1
  return kind === 'withdrawal' ? 2 : 3
}

/**
 * The average cost of cash in one foreign currency, and the gain of each amount that leaves it: its worth that day less
 * what it had cost. Information, not advice.
 */
export function foreignCashOf(moves: readonly ForeignCashMove[]): ForeignCash {
  const years = new Map<number, ForeignCashYear>()
  let [balance, cost] = [ZERO, ZERO]
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
    ;[balance, cost] = [balance.minus(covered), cost.minus(taken)]
    years.set(year, {
      ...sums,
      ...{ gain: sums.gain.plus(gain), withoutRateCount },
      uncovered: sums.uncovered.plus(left).minus(covered),
    })
  }
  return {
    ...{ balance, cost },
    years: new Map([...years].map(([year, sums]) => [year, { ...sums, countedGain: countedOf(sums.gain) }])),
  }
}

const NOTHING: ForeignCashYear = { gain: ZERO, countedGain: ZERO, uncovered: ZERO, withoutRateCount: 0 }

/** What comes in pays for what leaves in the same place of a day. */
function leaves({ amount }: ForeignCashMove): number {
  return amount.lt(ZERO) ? 1 : 0
}

/** The last unit takes the whole rest. */
function costOf(amount: Decimal, balance: Decimal, cost: Decimal): Decimal {
  if (balance.eq(ZERO)) return ZERO
  return amount.eq(balance) ? cost : quotientOf(cost.times(amount), balance)
}

function countedOf(gain: Decimal): Decimal {
  if (gain.abs().lte(FOREIGN_CASH_EXEMPTION)) return ZERO
  return gain.gt(ZERO) ? gain.minus(FOREIGN_CASH_EXEMPTION) : gain.plus(FOREIGN_CASH_EXEMPTION)
}
