import { expect, test } from 'vitest'
import { daysLeft } from './daysLeft.ts'

test('the day under way counts as one that is left; afterwards there is none [SUBS-32]', () => {
  const end = new Date('2026-12-04T17:00:00Z')
  expect(daysLeft(end, new Date('2026-12-01T16:00:00Z'))).toBe(4)
  expect(daysLeft(end, new Date('2026-12-01T17:00:00Z'))).toBe(3)
  expect(daysLeft(end, new Date('2026-12-04T16:59:59Z'))).toBe(1)
  expect(daysLeft(end, new Date('2026-12-05T00:00:00Z'))).toBe(0)
})
