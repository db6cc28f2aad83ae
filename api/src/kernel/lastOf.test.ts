import { expect, test, vi } from 'vitest'
import { createLastOf } from './lastOf.ts'

test('what was last worked out is handed out again while all it was worked out of is the same', () => {
  const lastOf = createLastOf<readonly string[], number>()
  const work = vi.fn(() => work.mock.calls.length)
  const [rows, days] = [['a'], ['2026-11-20']]
  expect([lastOf(rows, ['since', days], work), lastOf(rows, ['since', days], work)]).toEqual([1, 1])
  expect(lastOf(rows, ['since', [...days]], work)).toBe(2)
  expect(lastOf(rows, ['since'], work)).toBe(3)
  expect(lastOf(rows, ['since', days], work)).toBe(4)
  expect(lastOf([...rows], ['since', days], work)).toBe(5)
  expect(lastOf(rows, ['since', days], work)).toBe(4)
})
