import { expect, test } from 'vitest'
import { createNoHumanCheck } from './off.ts'

test('without a check there is no work and everybody passes', async () => {
  const check = createNoHumanCheck()
  const now = new Date('2026-11-20T15:00:00Z')
  expect(await check.challenge('login', '203.0.113.7', now)).toBeNull()
  expect(await check.verify({ token: '', action: 'login', address: '203.0.113.7', now })).toBe('passed')
})
