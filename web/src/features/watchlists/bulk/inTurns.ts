/** At most `width` calls are pending at a time. Results have the order of the items. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  async function work(): Promise<void> {
    for (const [place, item] of waiting) results[place] = await act(item)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work))
  return results
}
