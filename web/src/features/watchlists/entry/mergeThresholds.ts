import { THRESHOLD_KEYS, faultsOf, type ListKind, type Thresholds } from '@palier/domain/watchlists/thresholds'

/**
 * Both changes of the prices `before`, where they do not touch the same price and what they make together may be saved;
 * else null, as where it is the same as one of the two.
 */
export function mergeThresholds(
  kind: ListKind,
  { before, mine, theirs }: { readonly before: Thresholds; readonly mine: Thresholds; readonly theirs: Thresholds },
): Thresholds | null {
  const merged = { ...theirs }
  let [hasMine, hasTheirs] = [false, false]
  for (const key of THRESHOLD_KEYS) {
    const isMine = !isSame(mine[key], before[key])
    const isTheirs = !isSame(theirs[key], before[key])
    if (isMine && isTheirs && !isSame(mine[key], theirs[key])) return null
    if (isMine) merged[key] = mine[key]
    hasMine ||= isMine && !isTheirs
    hasTheirs ||= isTheirs && !isMine
  }
  return hasMine && hasTheirs && faultsOf(kind, merged).length === 0 ? merged : null
}

/** Whether two prices are equal, or neither is set. */
export function isSame(one: Thresholds['t200'], other: Thresholds['t200']): boolean {
  return one === null || other === null ? one === other : one.eq(other)
}
