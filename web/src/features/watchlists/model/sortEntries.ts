import { compareByAbsoluteScore } from '@palier/domain/watchlists/ranking'
import { isWithoutScore } from '@palier/domain/watchlists/score'
import { THRESHOLD_KEYS, type ThresholdKey } from '@palier/domain/watchlists/thresholds'
import type { WatchedEntry } from './watchedEntry.ts'

export type SortColumn = 'symbol' | 'company' | 'score' | 'price' | 'change' | 'age' | 'marketCap' | ThresholdKey

export interface Sort {
  readonly column: SortColumn
  readonly isDescending: boolean
}

type Ranked = Pick<WatchedEntry, 'id' | 'symbol' | 'score'>

export const BY_URGENCY: Sort = { column: 'score', isDescending: true }

export function isByUrgency({ column, isDescending }: Sort): boolean {
  return column === 'score' && isDescending
}

/** Sort after a press on a column head: reversed, or the column's initial direction. */
export function sortAfter(before: Sort, column: SortColumn): Sort {
  if (before.column === column) return { column, isDescending: !before.isDescending }
  return { column, isDescending: column !== 'symbol' && column !== 'company' }
}

/** Restores the urgency order after some entries changed; fast if few did. `moved` maps them to current objects. */
export function reorderByUrgency<Entry extends Ranked>(
  order: readonly Entry[],
  moved: ReadonlyMap<Entry, Entry>,
): readonly Entry[] {
  const kept: Entry[] = []
  const others: Entry[] = []
  for (const [place, entry] of order.entries()) {
    const present = moved.get(entry)
    if (!present) kept.push(entry)
    else if (isBetween(kept.at(-1), present, nextUnmoved(order, place, moved))) kept.push(present)
    else others.push(present)
  }
  return others.length === 0 ? kept : insertByUrgency(kept, others)
}

function isBetween(before: Ranked | undefined, entry: Ranked, after: Ranked | undefined): boolean {
  return (!before || compareByUrgency(before, entry) < 0) && (!after || compareByUrgency(entry, after) < 0)
}

function nextUnmoved<Entry>(order: readonly Entry[], place: number, moved: ReadonlyMap<Entry, Entry>) {
  for (let next = place + 1; next < order.length; next += 1) {
    const entry = order[next]
    if (entry && !moved.has(entry)) return entry
  }
  return undefined
}

/** Merges a few entries into a list that is already sorted by urgency. */
export function insertByUrgency<Entry extends Ranked>(sorted: readonly Entry[], others: readonly Entry[]): Entry[] {
  const merged: Entry[] = []
  let from = 0
  for (const other of others.toSorted(compareByUrgency)) {
    const to = placeAmong(sorted, other, from)
    merged.push(...sorted.slice(from, to), other)
    from = to
  }
  return merged.concat(sorted.slice(from))
}

/** Binary search for the first index, from `from` on, whose entry sorts after `entry`. */
function placeAmong(sorted: readonly Ranked[], entry: Ranked, from: number): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = sorted[middle]
    if (other && compareByUrgency(other, entry) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Never returns 0: listings of one company may have equal scores and would swap at every tick. */
function compareByUrgency(one: Ranked, other: Ranked): number {
  return compareByAbsoluteScore(one, other) || (one.id < other.id ? -1 : Number(one.id > other.id))
}

/** Unknown values sort last in both directions. `language` sets the collation. */
export function sortEntries(entries: readonly WatchedEntry[], sort: Sort, language: string): WatchedEntry[] {
  if (isByUrgency(sort)) return entries.toSorted(compareByUrgency)

  const { column, isDescending } = sort
  const way = isDescending ? -1 : 1
  const { compare } = new Intl.Collator(language, { numeric: true })
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry, column) }))
  keyed.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
    const difference =
      typeof one.key === 'number' && typeof other.key === 'number'
        ? one.key - other.key
        : compare(String(one.key), String(other.key))
    return way * difference || compareByUrgency(one.entry, other.entry)
  })
  return keyed.map(({ entry }) => entry)
}

/** Floats suffice as sort keys. */
function keyOf(entry: WatchedEntry, column: SortColumn): number | string | null {
  const { stock, score, thresholds } = entry
  if (isThreshold(column)) return thresholds[column]?.toNumber() ?? null
  switch (column) {
    case 'symbol':
      return stock.symbol
    case 'company':
      return stock.companyName
    case 'score':
      return isWithoutScore(score) ? null : Math.abs(score)
    case 'price':
      return entry.lastPrice?.toNumber() ?? null
    case 'change':
      return Number(stock.changePercent)
    case 'age':
      return stock.lastPriceAt == null ? null : -Date.parse(stock.lastPriceAt)
    case 'marketCap':
      return stock.marketCap == null ? null : Number(stock.marketCap)
  }
}

function isThreshold(column: SortColumn): column is ThresholdKey {
  return (THRESHOLD_KEYS as readonly string[]).includes(column)
}
