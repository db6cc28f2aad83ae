import { decimal, type Decimal, quotientOf } from '../kernel/decimal.ts'
import { compareLots, type LedgerRow } from './lot.ts'

type Row = Omit<LedgerRow, 'id'> & { readonly portfolioId: string }

/** How many of the last shares of its portfolio one share of a day is: the ratio of the later splits. */
export type SplitFactor = { readonly numerator: Decimal; readonly denominator: Decimal }

const ONE: SplitFactor = { numerator: decimal(1), denominator: decimal(1) }

/** So many shares of one day in those of another one; exact where nothing was split in between. */
export function inSharesOf(shares: Decimal, from: SplitFactor, to: SplitFactor): Decimal {
  if (from === to) return shares
  return quotientOf(shares.times(from.numerator).times(to.denominator), from.denominator.times(to.numerator))
}

/** So many shares after these splits, rounded to 20 places. */
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

/** The factor of each row of a stock's ledgers, given in any order; a split counts for what comes before it. */
export function splitFactorsOf(rows: readonly Row[]): (row: Row) => SplitFactor {
  if (!rows.some(({ kind }) => kind === 'split')) return () => ONE
  const factors = new Map<Row, SplitFactor>()
  const later = new Map<string, SplitFactor>()
  for (const row of rows.toSorted(compareLots).toReversed()) {
    const factor = later.get(row.portfolioId) ?? ONE
    factors.set(row, factor)
    if (row.kind !== 'split') continue
    const [numerator, denominator] = [factor.numerator.times(row.quantity), factor.denominator.times(row.price)]
    later.set(row.portfolioId, numerator.eq(denominator) ? ONE : { numerator, denominator })
  }
  return (row) => factors.get(row) ?? ONE
}

/** The factor that stands for the shares held at the end. */
export const LAST_SHARES = ONE

const UNITS = 10n ** 10n
const LARGEST_TERM = 1_000n
const LARGEST_PART = 4n

/**
 * The ratio of a split in its lowest terms from the shares before and after it. Null where it is not surely the one that
 * the company chose: where what is left over was paid in cash the counts have another ratio.
 */
export function splitRatioOf(after: Decimal, before: Decimal): SplitFactor | null {
  if (after.lte(0) || before.lte(0) || after.eq(before)) return null
  const [numerator, denominator] = termsOf(after, before)
  if (numerator > LARGEST_TERM || denominator > LARGEST_TERM) return null
  const isWhole = numerator === 1n || denominator === 1n
  // A ratio such as 3 for 2 shows only on several times as many shares.
  const isShown =
    numerator <= LARGEST_PART + 1n &&
    denominator <= LARGEST_PART &&
    before.gte(decimal(2).times(denominator.toString()))
  if (!isWhole && !isShown) return null
  return { numerator: decimal(numerator.toString()), denominator: decimal(denominator.toString()) }
}

// A ratio may have no larger terms.
const LARGEST_COUNTED = 1_000_000n

/** The lowest terms of so many shares for so many others; these counts themselves where they are parts of a share. */
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

/** One share for so many old ones where only one whole number leaves these whole shares; null otherwise. */
export function consolidationOf(after: Decimal, before: Decimal): SplitFactor | null {
  if (after.lte(0) || after.gte(before) || !after.eq(after.round(0))) return null
  const most = quotientOf(before, after).round(0, 'down')
  const least = quotientOf(before, after.plus(1)).round(0, 'down').plus(1)
  return most.eq(least) ? { numerator: decimal(1), denominator: most } : null
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other)
}
