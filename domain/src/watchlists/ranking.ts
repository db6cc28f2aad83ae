import { type Decimal } from '../kernel/decimal.ts'
import { badgeLevelOf, isWithoutScore, type BadgeLevel } from './score.ts'

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
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Ranking needs at least 1 entry: ${count}`)
  return entries
    .filter(({ lastPrice }) => lastPrice?.gt(0))
    .sort(compareByAbsoluteScore)
    .slice(0, count)
}

/** How many stocks stand at a level of the badge. */
export type LevelCount = { readonly level: BadgeLevel; readonly count: number }

/** From the limits that were passed to what has no score. */
export const LEVELS_BY_STRENGTH: readonly BadgeLevel[] = [1, 21, 2, 22, 3, 4, 5, 11]

/** How many of these scores are at each level, the strongest first; levels that none has reached are left out. */
export function levelCountsOf(scores: readonly number[]): LevelCount[] {
  const counts = new Map<BadgeLevel, number>()
  for (const score of scores) {
    const level = badgeLevelOf(score)
    counts.set(level, (counts.get(level) ?? 0) + 1)
  }
  return LEVELS_BY_STRENGTH.flatMap((level) => {
    const count = counts.get(level)
    return count === undefined ? [] : [{ level, count }]
  })
}

function strengthOf({ score }: Ranked): number {
  return isWithoutScore(score) ? -1 : Math.abs(score)
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
