/** Answers what `act` makes of each item, in their order; at most `width` of them are under way at a time. */
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
