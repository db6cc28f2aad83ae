import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('pauses double with each failure up to the longest', () => {
  const pauses = { firstMilliseconds: 200, longestMilliseconds: 1_000 }
  expect([1, 2, 3, 4, 60].map((failures) => backoff(failures, pauses))).toEqual([200, 400, 800, 1_000, 1_000])
})
