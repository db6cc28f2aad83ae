import { expect, test } from 'vitest'
import { byDay } from './byDay.ts'

test('notices stand under today, yesterday or their date, in their order', () => {
  const now = new Date(2026, 2, 1, 8, 0)
  const at = (...parts: [number, number, number, number]) => ({ createdAt: new Date(...parts).toISOString() })
  const notices = [at(2026, 2, 1, 7), at(2026, 2, 1, 0), at(2026, 1, 28, 23), at(2026, 1, 27, 12)]
  expect([...byDay(notices, now)].map(([day, those]) => [day, those.length])).toEqual([
    ['today', 2],
    ['yesterday', 1],
    ['2026-02-27', 1],
  ])
})
