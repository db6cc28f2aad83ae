import { expect, test } from 'vitest'
import { createTtlCache } from './ttlCache.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

test('a value is made once while it is fresh, also for those who ask at the same moment [D20]', async () => {
  const kept = createTtlCache<number>(10, 1000)
  let made = 0
  const make = async () => (made += 1)
  expect(await Promise.all([kept('a', NOW, make), kept('a', NOW, make)])).toEqual([1, 1])
  expect([await kept('a', at(999), make), await kept('b', NOW, make), await kept('a', at(1000), make)]).toEqual([
    1, 2, 3,
  ])
})

test('a failure is told to all who wait for it, and not kept [D20]', async () => {
  const kept = createTtlCache<string>(10, 1000)
  const failing = () => Promise.reject(new Error('no'))
  const asked = [kept('a', NOW, failing), kept('a', NOW, failing)]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await kept('a', NOW, async () => 'yes')).toBe('yes')
})

test('only so many are kept, the oldest goes [D20]', async () => {
  const kept = createTtlCache<string>(2, 1000)
  for (const key of ['a', 'b', 'c']) await kept(key, NOW, async () => key)
  expect([await kept('c', NOW, async () => 'new'), await kept('a', NOW, async () => 'new')]).toEqual(['c', 'new'])
})
