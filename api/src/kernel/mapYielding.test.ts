import { expect, test } from 'vitest'
import { mapYielding } from './mapYielding.ts'

test('everything is mapped in its order, and others have their turns while it takes long', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const items = Array.from({ length: 500 }, (_, at) => at)
  const mapped = await mapYielding(items, (at) => {
    const until = performance.now() + 0.3
    while (performance.now() < until);
    return at * 2
  })
  isDone = true
  expect(mapped).toEqual(items.map((at) => at * 2))
  // Together they take fifteen turns.
  expect(turns).toBeGreaterThanOrEqual(9)
})
