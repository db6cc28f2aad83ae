export type TtlCache<Value> = {
  (key: string, now: Date, make: () => Promise<Value>): Promise<Value>
  /** Returns the cached value without waiting; undefined if not loaded. */
  peek(key: string, now: Date): Value | undefined
}

type Loading<Value> = { until: number; value: Promise<Value>; loaded?: Value }

/** Bounded TTL cache. Concurrent callers share one load. Failures are not cached. */
export function createTtlCache<Value>(atMost: number, milliseconds: number): TtlCache<Value> {
  const values = new Map<string, Loading<Value>>()

  function load(key: string, now: Date, make: () => Promise<Value>): Promise<Value> {
    const known = values.get(key)
    if (known && known.until > now.getTime()) return known.value

    const mine: Loading<Value> = { until: now.getTime() + milliseconds, value: make() }
    values.delete(key)
    values.set(key, mine)
    const [oldest] = values.keys()
    if (oldest !== undefined && values.size > atMost) values.delete(oldest)
    mine.value.then(
      (value) => {
        mine.loaded = value
      },
      () => {
        if (values.get(key) === mine) values.delete(key)
      },
    )
    return mine.value
  }

  function peek(key: string, now: Date): Value | undefined {
    const known = values.get(key)
    return known && known.until > now.getTime() ? known.loaded : undefined
  }

  return Object.assign(load, { peek })
}
