/** Deduplicates concurrent loads by key. All callers receive a failure, which is not stored. */
export function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>()

  return {
    of: (key: string) => underWay.get(key),
    run(key: string, load: () => Promise<Value>): Promise<Value> {
      const running = underWay.get(key)
      if (running) return running
      const started = load().finally(() => underWay.delete(key))
      underWay.set(key, started)
      return started
    },
  }
}
