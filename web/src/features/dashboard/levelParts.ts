import { LEVELS_BY_STRENGTH, type LevelCount } from '@palier/domain/watchlists/ranking'
import { badgeLevelOf, type BadgeLevel } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

const SHOWN = 2

const SELL_SIDES = [
  { side: 'highSide', levels: [1, 2] },
  { side: 'lowSide', levels: [21, 22] },
] as const

/** Number of stocks at a level, or on a side of a sell list. */
export interface LevelPart {
  readonly name: `buy${number}` | `sell${number}` | 'highSide' | 'lowSide' | 'rest'
  readonly count: number
}

/** Returns true if a stock at this level has reached a threshold. On a sell list, the middle level has not. */
export function isReached(kind: ListKind, level: BadgeLevel): boolean {
  return kind === 'sell' ? [1, 2, 21, 22].includes(level) : level < 5
}

/** Corrects the server's counts for stocks whose live price has reached another level since. */
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

/** Returns the two strongest levels, or both sides of a sell list. `others` are for screen readers. */
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

/** A side with a single level uses that level's name. */
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
