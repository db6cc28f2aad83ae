import { expect, test } from 'vitest'
import { isTooFew, toneShape, weeklyTone } from './toneShape.ts'

const day = (date: string, value: number, sources: number) => ({ at: Date.parse(`${date}T00:00:00Z`), value, sources })

test('days of a week are one step, each with the weight of its sources [AI-05]', () => {
  // From a Monday to a Sunday, and the Monday after it.
  const weeks = weeklyTone([day('2026-11-16', 1, 3), day('2026-11-22', -1, 1), day('2026-11-23', 0.4, 2)])
  expect(weeks).toEqual([day('2026-11-16', 0.5, 4), day('2026-11-23', 0.4, 2)])
})

test('days without a source weigh nothing [AI-05]', () => {
  expect(weeklyTone([day('2026-11-17', 0.9, 0), day('2026-11-18', -0.2, 2)])).toEqual([day('2026-11-16', -0.2, 2)])
  expect(weeklyTone([])).toEqual([])
})

test('a single source is too few', () => {
  expect([0, 1, 2].map(isTooFew)).toEqual([true, true, false])
})

test('a week that rests on one source has no line, and does not stretch the axis', () => {
  const points = [
    { at: 1, value: -1, sources: 1 },
    { at: 2, value: 0.3, sources: 4 },
  ]
  const { steps, ticks } = toneShape(points, 0, 200, 0, 100)
  expect(steps.map(({ y }) => y)).toEqual([null, 12.5])
  expect(ticks[0]?.value).toBe(0.4)
})
