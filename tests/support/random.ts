/** Numbers that only look random: the same seed gives the same ones, so that a failure can be had again. */
export function createRandom(seed: number) {
  let state = seed >>> 0

  /** From 0 up to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  return {
    next,
    /** A whole number, both ends included. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    /** One of these; throws where there are none. */
    oneOf<Value>(values: readonly Value[]): Value {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) throw new Error('There is nothing to choose from.')
      return value
    },
    /** One of the names, each as often as its weight says. */
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries(weights) as [Name, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      throw new Error('All weights are 0.')
    },
  }
}

export type Random = ReturnType<typeof createRandom>

/** The seed that is asked for in the environment, or a new one. */
export function seedOf(environment: Record<string, string | undefined>): number {
  return Number(environment.SEED ?? Math.floor(Math.random() * 1_000_000_000))
}
