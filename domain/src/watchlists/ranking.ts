import { type Decimal } from '../kernel/decimal.ts'
import { badgeLevelOf, isWithoutScore, type BadgeLevel } from './score.ts'

export const TOP_LIST = { size: 5, shown: 3, shownCompact: 1 } as const

type Ranked = { readonly symbol: string; readonly score: number }

/** Sorts by absolute score, highest first and missing last, then by symbol for a stable order. */
export function compareByAbsoluteScore(one: Ranked, other: Ranked): number {
  return strengthOf(other) - strengthOf(one) || compareTexts(one.symbol, other.symbol)
}

/** First `count` entries with a price above 0. Throws a RangeError if `count` is below 1. */
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

export type LevelCount = { readonly level: BadgeLevel; readonly count: number }

/** Ordered from exceeded limits to missing scores. */
export const LEVELS_BY_STRENGTH: readonly BadgeLevel[] = [1, 21, 2, 22, 3, 4, 5, 11]

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
