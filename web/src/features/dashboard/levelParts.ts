import { LEVELS_BY_STRENGTH, type LevelCount } from '@palier/domain/watchlists/ranking'
import { badgeLevelOf, type BadgeLevel } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

/** Of the parts of a sentence two stand on a card. */
const SHOWN = 2

const SELL_SIDES = [
  { side: 'highSide', levels: [1, 2] },
  { side: 'lowSide', levels: [21, 22] },
] as const

/** A number of stocks, and the level or the side of a sell list at which they are. */
export interface LevelPart {
  readonly name: `buy${number}` | `sell${number}` | 'highSide' | 'lowSide' | 'rest'
  readonly count: number
}

/** Whether a stock at this level has reached a price of its list; on a sell list the middle is none. */
export function isReached(kind: ListKind, level: BadgeLevel): boolean {
  return kind === 'sell' ? [1, 2, 21, 22].includes(level) : level < 5
}

/**
 * The counts of the server, in which those stocks are moved whose price has reached another level since. Null where it
 * tells none.
 */
export function presentLevels(
  counts: readonly { readonly level: number; readonly count: number }[] | null | undefined,
  top: readonly WatchedEntry[],
): readonly LevelCount[] | null {
  if (!counts) return null
  const present = new Map(counts.map(({ level, count }) => [level, count]))
  for (const { scored, level } of top) {
    const before = badgeLevelOf(scored.score)
    const count = present.get(before)
    if (before === level || !count) continue
    present.set(before, count - 1)
    present.set(level, (present.get(level) ?? 0) + 1)
  }
  return LEVELS_BY_STRENGTH.map((level) => ({ level, count: present.get(level) ?? 0 })).filter(({ count }) => count > 0)
}

/** What a card says of its stocks: the two strongest levels, on a sell list both sides; then what is only read out. */
export function levelParts(
  kind: ListKind,
  levels: readonly LevelCount[],
): { readonly shown: readonly LevelPart[]; readonly others: readonly LevelPart[] } {
  const reached = levels.filter(({ level }) => isReached(kind, level))
  const parts = kind === 'sell' ? sellParts(reached) : reached.map(({ level, count }) => named(`buy${level}`, count))
  const rest = sumOf(levels) - sumOf(reached)
  const others = [...parts.slice(SHOWN), ...(rest > 0 && parts.length > 0 ? [named('rest', rest)] : [])]
  return { shown: parts.slice(0, SHOWN), others }
}

/** A side with one level has its name. */
function sellParts(reached: readonly LevelCount[]): LevelPart[] {
  return SELL_SIDES.flatMap(({ side, levels }) => {
    const own = reached.filter(({ level }) => levels.some((one) => one === level))
    const [first, second] = own
    if (!first) return []
    return [second ? named(side, sumOf(own)) : named(`sell${first.level}`, first.count)]
  })
}

function named(name: LevelPart['name'], count: number): LevelPart {
  return { name, count }
}

function sumOf(levels: readonly LevelCount[]): number {
  return levels.reduce((sum, { count }) => sum + count, 0)
}
