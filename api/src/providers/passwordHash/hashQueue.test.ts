import { expect, test } from 'vitest'
import { createHashQueue, HashQueueFull } from './hashQueue.ts'

function heldWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, work }
}

test('no more than the concurrency run at once, in the order in which they came', async () => {
  const { inTurn } = createHashQueue(2, 10)
  const order: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      inTurn(async () => {
        order.push(index)
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('a work that fails gives its place to the next', async () => {
  const { inTurn } = createHashQueue(1, 1)
  const failing = inTurn(() => Promise.reject(new RangeError('broken')))
  const next = inTurn(async () => 'served')
  await expect(failing).rejects.toThrow(RangeError)
  expect(await next).toBe('served')
})

test('the place of the last one waiting is free again once it ended', async () => {
  const { inTurn } = createHashQueue(1, 1)
  const { ends, work } = heldWork()
  const first = inTurn(work)
  const second = inTurn(work)
  await expect(inTurn(work)).rejects.toThrow(HashQueueFull)
  ends.shift()?.()
  await first
  const third = inTurn(work)
  // The second one runs in the place of the first: the third has to wait for it.
  expect(ends.length).toBe(1)
  ends.shift()?.()
  await second
  ends.shift()?.()
  await expect(third).resolves.toBeUndefined()
})
