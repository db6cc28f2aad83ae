import { expect, test } from 'vitest'
import { isTooFew, weeklyTone } from './toneShape.ts'

const day = (date: string, value: number, sources: number) => ({ at: Date.parse(`${date}T00:00:00Z`), value, sources })

test('AI-05 days of a week are one step, each with the weight of its sources', () => {
  // From a Monday to a Sunday, and the Monday after it.
  const weeks = weeklyTone([day('2026-11-16', 1, 3), day('2026-11-22', -1, 1), day('2026-11-23', 0.4, 2)])
  expect(weeks).toEqual([day('2026-11-16', 0.5, 4), day('2026-11-23', 0.4, 2)])
})

test('AI-05 days without a source weigh nothing', () => {
  expect(weeklyTone([day('2026-11-17', 0.9, 0), day('2026-11-18', -0.2, 2)])).toEqual([day('2026-11-16', -0.2, 2)])
  expect(weeklyTone([])).toEqual([])
})

test('a single source is too few', () => {
  expect([0, 1, 2].map(isTooFew)).toEqual([true, true, false])
})
