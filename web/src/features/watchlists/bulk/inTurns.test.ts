import { expect, test } from 'vitest'
import { inTurns } from './inTurns.ts'

test('each item once, the results in their order, never more at a time than asked', async () => {
  let [underWay, most] = [0, 0]
  const results = await inTurns([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    underWay += 1
    most = Math.max(most, underWay)
    // Later ones end earlier.
    for (let turn = 0; turn < 10 - item; turn += 1) await Promise.resolve()
    underWay -= 1
    return item * 10
  })
  expect(results).toEqual([10, 20, 30, 40, 50, 60, 70])
  expect(most).toBe(3)
  expect(await inTurns([], 3, async (item) => item)).toEqual([])
})
