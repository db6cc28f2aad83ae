import { describe, expect, test } from 'vitest'
import { daysOfSpan, directionOfGain, withPresentValue, type DayValue } from './valueSpan.ts'

function daysFrom(first: string, count: number): DayValue[] {
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
    value: 100 + index,
    invested: 100,
  }))
}

describe('the value of all stocks over time', () => {
  const year = daysFrom('2025-11-22', 365)

  test('DASH-01 the last day is the present one, once', () => {
    const days = withPresentValue(daysFrom('2026-11-19', 3), { date: '2026-11-21', value: 7 })
    expect(days.map(({ date, value }) => [date, value])).toEqual([
      ['2026-11-19', 100],
      ['2026-11-20', 101],
      ['2026-11-21', 7],
    ])
    expect(withPresentValue([], { date: '2026-11-21', value: 7 })).toHaveLength(1)
  })

  test.each([
    ['5d', '2026-11-16', 6],
    ['1m', '2026-10-21', 32],
    ['6m', '2026-05-21', 185],
    ['ytd', '2026-01-01', 325],
    ['1y', '2025-11-22', 365],
  ] as const)('DASH-01 a span of %s begins on %s', (span, first, count) => {
    const days = daysOfSpan(year, span)
    expect(days[0]?.date).toBe(first)
    expect(days).toHaveLength(count)
  })

  test('DASH-01 what was before the first holding is no value of zero', () => {
    const empty = daysFrom('2026-11-10', 5).map(({ date }) => ({ date, value: 0, invested: 0 }))
    expect(daysOfSpan([...empty, ...daysFrom('2026-11-15', 3)], '1y')).toHaveLength(3)
  })

  test('what was bought is no gain, and what was sold no loss', () => {
    const day = (value: number, invested: number) => ({ date: '2026-11-20', value, invested })
    expect([day(990, 1_000), day(1_010, 1_000), day(1_000, 1_000)].map(directionOfGain)).toEqual(['down', 'up', 'flat'])
  })

  test('today has cost what the last stored day had', () => {
    const days = withPresentValue(daysFrom('2026-11-19', 2), { date: '2026-11-21', value: 7 })
    expect(days.at(-1)).toEqual({ date: '2026-11-21', value: 7, invested: 100 })
  })
})
