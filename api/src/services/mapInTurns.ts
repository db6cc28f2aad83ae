import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MILLISECONDS = 10
const ITEMS_A_LOOK = 50

/** Maps items as `map` does; where there are many, others have their turns in between. */
export async function mapInTurns<Item, Mapped>(items: readonly Item[], map: (item: Item) => Mapped): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  let since = performance.now()
  for (const item of items) {
    mapped.push(map(item))
    if (mapped.length % ITEMS_A_LOOK !== 0 || performance.now() - since < TURN_MILLISECONDS) continue
    await nextTurn()
    since = performance.now()
  }
  return mapped
}
