import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MILLISECONDS = 10

/** Asked after each part of long work: whether others shall have their turns now, and gives them. */
export function createYieldClock() {
  let since = performance.now()
  return {
    isOver: () => performance.now() - since >= TURN_MILLISECONDS,
    async yieldNow(): Promise<void> {
      await nextTurn()
      since = performance.now()
    },
  }
}

/** Maps items as `map` does; where there are many, others have their turns in between. */
export async function mapYielding<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  const clock = createYieldClock()
  for (const item of items) {
    mapped.push(map(item))
    if (clock.isOver()) await clock.yieldNow()
  }
  return mapped
}
