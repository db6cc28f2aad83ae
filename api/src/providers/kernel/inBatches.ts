import { setImmediate as nextTurn } from 'node:timers/promises'

/** The values in groups of so many, in their order. */
export function inBatches<Value>(values: readonly Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size))
}

/**
 * Does the work for each value, so many at once, and answers in the order of the values. The first failure ends it. Yields
 * to the event loop in between, for work that computes instead of waiting.
 */
export async function eachAtOnce<Value, Result>(
  values: readonly Value[],
  atOnce: number,
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const batch of inBatches(values, atOnce)) {
    results.push(...(await Promise.all(batch.map(work))))
    await nextTurn()
  }
  return results
}
