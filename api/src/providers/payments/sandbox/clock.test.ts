import { expect, test } from 'vitest'
import { clockAfter } from './clock.ts'

const NOW = new Date('2028-01-31T12:00:00Z')
const REAL = new Date('2026-11-20T15:00:00Z')

test.each([
  ['real', '2026-11-20T15:00:00.000Z'],
  ['P1M', '2028-02-29T12:00:00.000Z'],
  ['P8D', '2028-02-08T12:00:00.000Z'],
  ['P1M1DT2H', '2028-03-01T14:00:00.000Z'],
  ['PT12H', '2028-02-01T00:00:00.000Z'],
  ['2028-03-01T00:00:00Z', '2028-03-01T00:00:00.000Z'],
  ['2028-01-30T00:00:00Z', null],
  ['P', null],
  ['1M', null],
  ['', null],
])('the clock %j shows %j [API-44]', (clockId, shown) => {
  expect(clockAfter(clockId, NOW, REAL)?.toISOString() ?? null).toBe(shown)
})
