import { type Decimal } from '../kernel/decimal.ts'
import { isWithoutScore } from './score.ts'

export const TOP_LIST = { size: 5, shown: 3, shownCompact: 1 } as const

type Ranked = { readonly symbol: string; readonly score: number }

/** Sorts the highest absolute score first and entries without a score last; equals by symbol, so that rows keep still. */
export function compareByAbsoluteScore(one: Ranked, other: Ranked): number {
  return strengthOf(other) - strengthOf(one) || compareTexts(one.symbol, other.symbol)
}

/** The `count` first of the ranking among the entries that have a price above 0. A RangeError unless count is 1 or more. */
export function topEntries<Entry extends Ranked & { readonly lastPrice: Decimal | null }>(
  entries: readonly Entry[],
  count: number,
): Entry[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`A ranking takes 1 entry or more, not ${count}.`)
  return entries
    .filter(({ lastPrice }) => lastPrice?.gt(0))
    .sort(compareByAbsoluteScore)
    .slice(0, count)
}

function strengthOf({ score }: Ranked): number {
  return isWithoutScore(score) ? -1 : Math.abs(score)
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
