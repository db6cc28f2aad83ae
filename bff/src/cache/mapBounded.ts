/** Maps with bounded concurrency; results in the order of the items. Rejects with the first failure. */
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

/** The same, with the error of each item in its place. */
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
