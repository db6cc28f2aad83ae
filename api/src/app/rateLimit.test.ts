import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit.ts'

const START = Date.parse('2026-11-20T15:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)

test('so many in a window, then none until it has ended', () => {
  const limit = createRateLimit({ maximum: 2, windowSeconds: 60 })
  expect([limit.take('a', at(0)), limit.take('a', at(1)), limit.take('a', at(10))]).toEqual([null, null, 50])
  expect(limit.take('a', at(59.5))).toBe(1)
  expect(limit.take('a', at(60))).toBe(null)
})

test('each caller is counted apart', () => {
  const limit = createRateLimit({ maximum: 1, windowSeconds: 60 })
  expect([limit.take('a', at(0)), limit.take('b', at(0)), limit.take('a', at(0))]).toEqual([null, null, 60])
})

test('what is remembered is bounded: the window that began first is forgotten first', () => {
  const limit = createRateLimit({ maximum: 1, windowSeconds: 60, rememberedCallers: 2 })
  for (const caller of ['a', 'b', 'c']) limit.take(caller, at(0))
  expect([limit.take('c', at(1)), limit.take('b', at(1)), limit.take('a', at(1))]).toEqual([59, 59, null])
})
