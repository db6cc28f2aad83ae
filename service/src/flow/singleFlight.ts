/** Loads under way by key: concurrent callers of one key share one load. A failure reaches them all and is not stored. */
export function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>()

  return {
    /** The load of this key that is under way. */
    of: (key: string) => underWay.get(key),
    /** Joins the load of this key, or starts it. */
    run(key: string, load: () => Promise<Value>): Promise<Value> {
      const running = underWay.get(key)
      if (running) return running
      const started = load().finally(() => underWay.delete(key))
      underWay.set(key, started)
      return started
    },
  }
}
