/** Bounds concurrency and returns results in item order. Rejects with the first failure. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()

  async function worker() {
    for (const [index, item] of rest) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}

/** Returns the error of a failed item in its position. */
export function settleBounded<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<(Result | Error)[]> {
  return mapBounded(items, atOnce, (item) => work(item).catch(asError))
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('Read failed', { cause: reason })
}
