import { expect, test } from 'vitest'
import { createSingleFlight } from './singleFlight.ts'

test('callers of one key share one load, also one that fails; the next caller loads anew', async () => {
  const loads = createSingleFlight<number>()
  let count = 0
  const fail = async () => {
    count += 1
    throw new RangeError('no')
  }
  const both = [loads.run('a', fail), loads.run('a', fail)]
  const other = loads.run('b', async () => 2)
  for (const one of both) await expect(one).rejects.toThrow(RangeError)
  expect([count, await other, loads.of('a')]).toEqual([1, 2, undefined])
  expect(await loads.run('a', async () => 3)).toBe(3)
})
