/** Returns the cached value of a key, or loads it. */
type TtlCache<Value> = (key: string, now: Date, make: () => Promise<Value>) => Promise<Value>

/** Bounded TTL cache. Concurrent callers share one load; failures are not cached. */
export function createTtlCache<Value>(atMost: number, milliseconds: number): TtlCache<Value> {
  const values = new Map<string, { until: number; value: Promise<Value> }>()

  return (key, now, make) => {
    const known = values.get(key)
    if (known && known.until > now.getTime()) return known.value

    const mine = { until: now.getTime() + milliseconds, value: make() }
    values.delete(key)
    values.set(key, mine)
    const [oldest] = values.keys()
    if (oldest !== undefined && values.size > atMost) values.delete(oldest)
    mine.value.catch(() => {
      if (values.get(key) === mine) values.delete(key)
    })
    return mine.value
  }
}
