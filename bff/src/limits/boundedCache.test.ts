import { expect, test } from 'vitest'
import { createBoundedCache } from './boundedCache.ts'

test('no more than its maximum is kept, and what was used last stays', () => {
  const cache = createBoundedCache<string, number>(2)
  cache.set('a', 1).set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([...cache.keys()]).toEqual(['c', 'a'])
})

test('an empty one costs nothing, however much it may hold', () => {
  const before = process.memoryUsage()
  const caches = Array.from({ length: 100 }, () => createBoundedCache<string, number>(1_000_000))
  const after = process.memoryUsage()
  expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(10_000_000)
  expect(caches).toHaveLength(100)
})
