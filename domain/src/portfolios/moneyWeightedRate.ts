/** Negative is paid in, positive is paid out. `day` is a day number. */
export type CashFlow = { readonly day: number; readonly amount: number }

export type RateMissing = 'noRate' | 'severalRates' | 'negativeValue'

type MoneyWeightedRate =
  | { readonly kind: 'known'; readonly rate: number; readonly isAnnual: boolean }
  | { readonly kind: RateMissing }

const YEAR = 365
// Range of the logarithm of growth that is searched if the flows change sign more than once.
const WIDEST = Math.log(1e9)
const SEARCH_STEPS = 1_000
// Math.exp overflows beyond this exponent.
const LARGEST_EXPONENT = 700
const HALVINGS = 200

/**
 * Internal rate of return; 0.05 is 5 %. Annual over 365 days or more, else for the whole period.
 * The start value is a flow in, the end value a flow out. Uses bisection, so that the result does
 * not depend on an initial guess.
 */
export function moneyWeightedRateOf(flows: readonly CashFlow[]): MoneyWeightedRate {
  const netted = nettedByDay(flows)
  const first = netted[0]
  const last = netted.at(-1)
  if (!first || !last) return { kind: 'noRate' }
  const length = Math.max(...flows.map(({ day }) => day)) - first.day
  const isAnnual = length >= YEAR
  const signs = netted.filter(({ amount }, at) => at > 0 && amount > 0 !== (netted[at - 1]?.amount ?? 0) > 0)
  if (signs.length === 0) {
    return last.amount < 0 && length > 0 ? { kind: 'known', rate: -1, isAnnual } : { kind: 'noRate' }
  }

  // Searches the logarithm of growth per unit of time: a year, or the whole period if shorter.
  const unit = isAnnual ? YEAR : length
  const valueAt = (growth: number) =>
    netted.reduce((sum, { day, amount }) => sum + amount * Math.exp((-growth * (day - first.day)) / unit), 0)
  const brackets = signs.length === 1 ? [widened(valueAt, (length / unit) * 1.01)] : searched(signValueOf(netted, unit))
  const [bracket, ...others] = brackets.filter((one) => one !== null)
  if (!bracket) return { kind: 'noRate' }
  if (others.length > 0) return { kind: 'severalRates' }
  return { kind: 'known', rate: Math.expm1(bisected(valueAt, bracket)), isAnnual }
}

function signValueOf(flows: readonly CashFlow[], unit: number): Value {
  const forwards = weighed(flows)
  const backwards = weighed(flows.map(({ day, amount }) => ({ day: -day, amount })).reverse())
  return (growth) => (growth > 0 ? forwards(Math.exp(-growth / unit)) : backwards(Math.exp(growth / unit)))
}

/**
 * Sign of the sum of flows, each day weighing `factor` (at most 1) times the day before. Stops as
 * soon as the remaining flows cannot change the sign.
 */
function weighed(flows: readonly CashFlow[]): (factor: number) => number {
  const amounts = Float64Array.from(flows, ({ amount }) => amount)
  const gaps = Float64Array.from(flows, ({ day }, at) => day - (flows[at - 1]?.day ?? day))
  /** `left[i]`: total size of the flows after flow i. */
  const left = new Float64Array(flows.length)
  for (let at = flows.length - 2; at >= 0; at -= 1) left[at] = (left[at + 1] ?? 0) + Math.abs(amounts[at + 1] ?? 0)
  return (factor) => {
    let sum = 0
    let weight = 1
    for (let at = 0; at < amounts.length; at += 1) {
      const gap = gaps[at] ?? 0
      weight *= gap === 1 ? factor : factor ** gap
      sum += (amounts[at] ?? 0) * weight
      if (Math.abs(sum) > (left[at] ?? 0) * weight) return sum
    }
    return sum
  }
}

function nettedByDay(flows: readonly CashFlow[]): CashFlow[] {
  const byDay = new Map<number, number>()
  for (const { day, amount } of flows) byDay.set(day, (byDay.get(day) ?? 0) + amount)
  return [...byDay]
    .map(([day, amount]) => ({ day, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => one.day - other.day)
}

type Bracket = readonly [low: number, high: number]
type Value = (growth: number) => number

/** Brackets the only root. Null if it is beyond the computable range. */
function widened(valueAt: Value, units: number): Bracket | null {
  for (let bound = 1; bound * units <= LARGEST_EXPONENT; bound *= 2) {
    if (isBracket(valueAt, [-bound, bound])) return [-bound, bound]
  }
  return null
}

function searched(valueAt: Value): Bracket[] {
  const found: Bracket[] = []
  let low = -WIDEST
  let before = valueAt(-WIDEST)
  for (let step = 1; step <= SEARCH_STEPS; step += 1) {
    const high = WIDEST * ((2 * step) / SEARCH_STEPS - 1)
    const after = valueAt(high)
    if (changesSign(before, after)) found.push([low, high])
    low = high
    before = after
  }
  return found
}

function isBracket(valueAt: Value, [low, high]: Bracket): boolean {
  return changesSign(valueAt(low), valueAt(high))
}

/** A root at the lower end belongs to the bracket below. */
function changesSign(before: number, after: number): boolean {
  return before !== 0 && (after === 0 || before > 0 !== after > 0)
}

function bisected(valueAt: Value, [from, to]: Bracket): number {
  let low = from
  let high = to
  const isLowPositive = valueAt(low) > 0
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2
    const value = valueAt(middle)
    if (value === 0 || middle === low || middle === high) return middle
    if (value > 0 === isLowPositive) low = middle
    else high = middle
  }
  return (low + high) / 2
}
