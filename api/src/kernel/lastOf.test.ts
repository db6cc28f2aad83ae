import { expect, test } from 'vitest'
import { createLastOf } from './lastOf.ts'

test('what was last worked out is found again while all it was worked out of is the same', () => {
  const lastOf = createLastOf<readonly string[], number>()
  const [rows, days] = [['a'], ['2026-11-20']]
  expect(lastOf.find(rows, ['since', days])).toBeUndefined()
  expect(lastOf.keep(rows, ['since', days], 1)).toBe(1)
  expect(lastOf.find(rows, ['since', days])).toBe(1)
  for (const parts of [['since', [...days]], ['since'], ['since', days, days], []]) {
    expect(lastOf.find(rows, parts)).toBeUndefined()
  }
  expect(lastOf.find([...rows], ['since', days])).toBeUndefined()
  lastOf.keep(rows, ['later', days], 2)
  expect([lastOf.find(rows, ['later', days]), lastOf.find(rows, ['since', days])]).toEqual([2, undefined])
})
