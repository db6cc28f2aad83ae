import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MILLISECONDS = 10

/** Called between parts of long work: yields to the event loop after a time slice. */
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

/** Like `map`, but yields to the event loop if it takes long. */
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
