import { expect, test } from 'vitest'
import { remainingMilliseconds } from './session.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('CONST-17 AUTH-11 a session lasts until the expiration of its token', () => {
  expect(remainingMilliseconds('2026-11-22T00:00:00Z', now)).toBe(12 * 3_600_000)
})

test('AUTH-11 a session that has ended has nothing left', () => {
  expect(remainingMilliseconds('2026-11-21T12:00:00Z', now)).toBe(0)
  expect(remainingMilliseconds('2026-11-21T11:00:00Z', now)).toBe(0)
  expect(remainingMilliseconds('never', now)).toBe(0)
})
