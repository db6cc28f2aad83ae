import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit.ts'

const START = Date.parse('2026-11-20T15:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)

test('so many in a window, then none until it has ended', async () => {
  const limit = createRateLimit({ name: 'calls', maximum: 2, windowSeconds: 60 })
  expect([await limit.take('a', at(0)), await limit.take('a', at(1)), await limit.take('a', at(10))]).toEqual([
    null,
    null,
    50,
  ])
  expect(await limit.take('a', at(59.5))).toBe(1)
  expect(await limit.take('a', at(60))).toBe(null)
})

test('each caller is counted apart', async () => {
  const limit = createRateLimit({ name: 'calls', maximum: 1, windowSeconds: 60 })
  const taken = [await limit.take('a', at(0)), await limit.take('b', at(0)), await limit.take('a', at(0))]
  expect(taken).toEqual([null, null, 60])
})

test('what is remembered is bounded: the window that began first is forgotten first', async () => {
  const limit = createRateLimit({ name: 'calls', maximum: 1, windowSeconds: 60, rememberedCallers: 2 })
  for (const caller of ['a', 'b', 'c']) await limit.take(caller, at(0))
  const taken = [await limit.take('c', at(1)), await limit.take('b', at(1)), await limit.take('a', at(1))]
  expect(taken).toEqual([59, 59, null])
})
