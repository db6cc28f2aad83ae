/** The value of a key, made when it is not kept or too old. */
type TtlCache<Value> = (key: string, now: Date, make: () => Promise<Value>) => Promise<Value>

/**
 * Keeps so many values for so long. Whoever asks while one is being made waits for that one; a failure is not kept.
 */
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
