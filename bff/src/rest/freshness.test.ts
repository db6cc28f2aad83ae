import { expect, test } from 'vitest'
import { createFreshReads } from './freshness.ts'

function counted() {
  let loads = 0
  return {
    load: async () => {
      loads += 1
      return loads
    },
    loads: () => loads,
  }
}

test('GEN-16 a value is read again only when its time is over, counted from its coming', async () => {
  let now = 0
  const read = createFreshReads<number>(300_000, () => now)
  const { load, loads } = counted()
  expect([await read('a', load), await read('a', load)]).toEqual([1, 1])
  now = 299_999
  expect(await read('a', load)).toBe(1)
  now = 300_000
  expect(await read('a', load)).toBe(2)
  expect(loads()).toBe(2)
})

test('D20 many who ask at once share one read, and each key has its own', async () => {
  const read = createFreshReads<number>(1000, () => 0)
  const { load, loads } = counted()
  await Promise.all([read('a', load), read('a', load), read('b', load), read('a', load)])
  expect(loads()).toBe(2)
})

test('a failure is told to those who wait for it and not kept', async () => {
  const read = createFreshReads<number>(1000, () => 0)
  let fails = true
  const load = async () => {
    if (fails) throw new Error('away')
    return 1
  }
  const both = await Promise.allSettled([read('a', load), read('a', load)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await read('a', load)).toBe(1)
})
