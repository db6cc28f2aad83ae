import { decimal, type Decimal, quotientOf } from '../kernel/decimal.ts'
import { compareLots, type LedgerRow } from './lot.ts'

type Row = Omit<LedgerRow, 'id'> & { readonly portfolioId: string; readonly listingId: string }

/** Number of today's shares per share of a day: the product of the later split ratios. */
export type SplitFactor = { readonly numerator: Decimal; readonly denominator: Decimal }

const ONE: SplitFactor = { numerator: decimal(1), denominator: decimal(1) }

/** Converts shares of one day to those of another; exact if no split lies in between. */
export function inSharesOf(shares: Decimal, from: SplitFactor, to: SplitFactor): Decimal {
  if (from === to) return shares
  return quotientOf(shares.times(from.numerator).times(to.denominator), from.denominator.times(to.numerator))
}

export function presentShares(
  shares: Decimal,
  splits: readonly { readonly numerator: string; readonly denominator: string }[],
): Decimal {
  const factor = splits.reduce(
    (product, { numerator, denominator }) => ({
      numerator: product.numerator.times(decimal(numerator)),
      denominator: product.denominator.times(decimal(denominator)),
    }),
    ONE,
  )
  return inSharesOf(shares, factor, ONE)
}

type SplitDay = {
  readonly day: string
  readonly rows: readonly Row[]
  readonly after: SplitFactor
  readonly from: SplitFactor
}

/**
 * Returns the split factor of each row. A split recorded in one portfolio applies to every
 * portfolio. On its day, a portfolio that recorded it uses its own row order; in other portfolios,
 * rows of that day are in new shares.
 */
export function splitFactorsOf(rows: readonly Row[]): (row: Row) => SplitFactor {
  const splits = rows.filter(({ kind }) => kind === 'split')
  if (splits.length === 0) return () => ONE
  const listings = new Set(splits.map(({ listingId }) => listingId))
  const daysOf = new Map(
    [...listings].map((id) => [id, splitDaysOf(splits.filter(({ listingId }) => listingId === id))]),
  )
  return (row) => {
    const next = daysOf.get(row.listingId)?.find(({ day }) => day >= row.tradeDate)
    if (!next) return ONE
    if (next.day > row.tradeDate) return next.from
    return timesRatios(
      next.after,
      next.rows.filter((split) => split.portfolioId === row.portfolioId && compareLots(row, split) < 0),
    )
  }
}

/** If portfolios recorded different ratios, the first recorded one is used. */
function splitDaysOf(splits: readonly Row[]): SplitDay[] {
  const days: SplitDay[] = []
  for (const day of [...new Set(splits.map(({ tradeDate }) => tradeDate))].sort().reverse()) {
    const rows = splits.filter(({ tradeDate }) => tradeDate === day).toSorted(compareLots)
    const after = days[0]?.from ?? ONE
    const ofOnePortfolio = rows.filter(({ portfolioId }) => portfolioId === rows[0]?.portfolioId)
    days.unshift({ day, rows, after, from: timesRatios(after, ofOnePortfolio) })
  }
  return days
}

function timesRatios(factor: SplitFactor, splits: readonly Row[]): SplitFactor {
  if (splits.length === 0) return factor
  const numerator = splits.reduce((product, { quantity }) => product.times(quantity), factor.numerator)
  const denominator = splits.reduce((product, { price }) => product.times(price), factor.denominator)
  return numerator.eq(denominator) ? ONE : { numerator, denominator }
}

export const LAST_SHARES = ONE

const UNITS = 10n ** 10n
const LARGEST_TERM = 1_000n
const LARGEST_PART = 4n

/**
 * Infers the ratio of a split in lowest terms from the shares before and after. Null if uncertain:
 * cash in lieu of a fraction distorts the counts.
 */
export function splitRatioOf(after: Decimal, before: Decimal): SplitFactor | null {
  if (after.lte(0) || before.lte(0) || after.eq(before)) return null
  const [numerator, denominator] = termsOf(after, before)
  if (numerator > LARGEST_TERM || denominator > LARGEST_TERM) return null
  const isWhole = numerator === 1n || denominator === 1n
  // A ratio such as 3 for 2 needs several times as many shares to be certain.
  const isShown =
    numerator <= LARGEST_PART + 1n &&
    denominator <= LARGEST_PART &&
    before.gte(decimal(2).times(denominator.toString()))
  if (!isWhole && !isShown) return null
  return { numerator: decimal(numerator.toString()), denominator: decimal(denominator.toString()) }
}

const LARGEST_COUNTED = 1_000_000n

/** Lowest terms of the ratio; the counts themselves if they have fractions too fine to reduce. */
export function lowestTermsOf(after: Decimal, before: Decimal): SplitFactor {
  const [numerator, denominator] = termsOf(after, before)
  if (numerator > LARGEST_COUNTED || denominator > LARGEST_COUNTED) return { numerator: after, denominator: before }
  return { numerator: decimal(numerator.toString()), denominator: decimal(denominator.toString()) }
}

function termsOf(after: Decimal, before: Decimal): [bigint, bigint] {
  const unitsOf = (count: Decimal) => BigInt(count.times(UNITS.toString()).round(0).toString())
  const divisor = commonDivisor(unitsOf(after), unitsOf(before))
  return [unitsOf(after) / divisor, unitsOf(before) / divisor]
}

/** Infers a reverse split (1 new share per n) from whole shares; null unless exactly one n fits. */
export function consolidationOf(after: Decimal, before: Decimal): SplitFactor | null {
  if (after.lte(0) || after.gte(before) || !after.eq(after.round(0))) return null
  const most = quotientOf(before, after).round(0, 'down')
  const least = quotientOf(before, after.plus(1)).round(0, 'down').plus(1)
  return most.eq(least) ? { numerator: decimal(1), denominator: most } : null
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other)
}
