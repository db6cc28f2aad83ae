import { setImmediate as nextTurn } from 'node:timers/promises'

export function inBatches<Value>(values: readonly Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size))
}

/**
 * Maps values with bounded concurrency. Results are in input order. The first failure rejects.
 * Yields to the event loop between batches, for CPU-bound work.
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
