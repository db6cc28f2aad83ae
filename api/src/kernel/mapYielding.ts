import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MILLISECONDS = 10

/** Called between parts of long work: yields to the event loop once a time slice is over. */
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

/** Like `map`, yielding to the event loop where there are many items. */
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
