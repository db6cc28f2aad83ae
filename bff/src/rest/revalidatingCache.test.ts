import { expect, test } from 'vitest'
import { createFreshReads, createLastingReads } from './revalidatingCache.ts'

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

test('a value is read again only when its time is over, counted from its coming [GEN-16]', async () => {
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

test('many who ask at once share one read, and each key has its own [D20]', async () => {
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

test('the memory is bounded by the size of what it holds: the answer longest unused goes first [D20]', async () => {
  const read = createLastingReads<string>({ milliseconds: 1000, now: () => 0, maximumCharacters: 100 })
  const loads: string[] = []
  const load = (key: string) => async () => {
    loads.push(key)
    return 'x'.repeat(40)
  }
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key, load(key))
  expect(loads).toEqual(['a', 'b', 'c', 'b'])
})

test('an answer larger than the memory is given and not kept [D20]', async () => {
  const read = createLastingReads<string>({ milliseconds: 1000, now: () => 0, maximumCharacters: 100 })
  const { load, loads } = counted()
  const large = async () => 'x'.repeat(200) + String(await load())
  await read('a', large)
  expect((await read('a', large)).value).toHaveLength(201)
  expect(loads()).toBe(2)
})
