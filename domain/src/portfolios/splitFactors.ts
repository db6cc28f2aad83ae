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
    later.set(row.portfolioId, {
      numerator: factor.numerator.times(row.quantity),
      denominator: factor.denominator.times(row.price),
    })
  }
  return (row) => factors.get(row) ?? ONE
}

/** The factor that stands for the shares held at the end. */
export const LAST_SHARES = ONE
