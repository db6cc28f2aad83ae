import { LRUCache } from 'lru-cache'

const MAXIMUM_KEPT = 1000

type Kept<Value> = { value: Promise<Value>; freshUntil: number }

/** Reads through a memory: one load at a time for a key, and its value for the given time after it came. */
export type FreshReads<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

/** For public answers only: what belongs to a person is never kept between two requests. A failure is not kept. */
export function createFreshReads<Value>(milliseconds: number, now: () => number): FreshReads<Value> {
  const memory = new LRUCache<string, Kept<Value>>({ max: MAXIMUM_KEPT })

  return (key, load) => {
    const known = memory.get(key)
    if (known && now() < known.freshUntil) return known.value

    const kept: Kept<Value> = { value: load(), freshUntil: Number.POSITIVE_INFINITY }
    memory.set(key, kept)
    kept.value.then(
      () => (kept.freshUntil = now() + milliseconds),
      () => memory.peek(key) === kept && memory.delete(key),
    )
    return kept.value
  }
}
