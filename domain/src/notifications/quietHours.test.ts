import { expect, test } from 'vitest'
import { isQuiet } from './quietHours.ts'

const NIGHT = { from: 22, until: 7 }
const WORK = { from: 9, until: 17 }

test.each([
  ['2026-11-21T02:59:00Z', 'America/Toronto', NIGHT, false],
  ['2026-11-21T03:00:00Z', 'America/Toronto', NIGHT, true],
  ['2026-11-21T11:59:00Z', 'America/Toronto', NIGHT, true],
  ['2026-11-21T12:00:00Z', 'America/Toronto', NIGHT, false],
  ['2026-11-21T15:00:00Z', 'Asia/Tokyo', NIGHT, true],
  ['2026-11-21T15:00:00Z', 'Europe/Paris', NIGHT, false],
  ['2026-11-21T13:59:00Z', 'America/Toronto', WORK, false],
  ['2026-11-21T14:00:00Z', 'America/Toronto', WORK, true],
  ['2026-11-21T22:00:00Z', 'America/Toronto', WORK, false],
  ['2026-11-21T05:00:00Z', 'America/Toronto', { from: 0, until: 6 }, true],
  ['2026-11-21T03:00:00Z', 'America/Toronto', null, false],
])('at %s in %s, quiet hours %o: %s [D40]', (now, timeZone, hours, expected) => {
  expect(isQuiet(new Date(now), timeZone, hours)).toBe(expected)
})
