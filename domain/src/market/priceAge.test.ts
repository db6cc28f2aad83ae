import { expect, test } from 'vitest'
import { isStalePrice, priceAgeOf } from './priceAge.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['10 days sharp', '2026-11-11T12:00:00Z', false],
  ['a moment more than 10 days', '2026-11-11T11:59:59.999Z', true],
  ['a year', '2025-11-21T12:00:00Z', true],
  ['5 minutes', '2026-11-21T11:55:00Z', false],
  ['an unknown age', '0001-01-01T00:00:00', false],
])('a price of %s [LIST-21]', (_title, dateTime, expected) => {
  expect(isStalePrice(dateTime, now)).toBe(expected)
})

test.each([
  ['now', '2026-11-21T12:00:00Z', { kind: 'exact', days: 0, hours: 0, minutes: 0 }],
  ['59.9 s', '2026-11-21T11:59:00.100Z', { kind: 'exact', days: 0, hours: 0, minutes: 0 }],
  ['5 minutes', '2026-11-21T11:55:00Z', { kind: 'exact', days: 0, hours: 0, minutes: 5 }],
  ['26 h 7 min', '2026-11-20T09:53:00Z', { kind: 'exact', days: 1, hours: 2, minutes: 7 }],
  ['72 h', '2026-11-18T12:00:00Z', { kind: 'exact', days: 3, hours: 0, minutes: 0 }],
  ['74 h', '2026-11-18T10:00:00Z', { kind: 'days', days: 3 }],
  ['10.9 days', '2026-11-10T14:24:00Z', { kind: 'days', days: 10 }],
])('the age of a price of %s [STOCK-15]', (_title, dateTime, expected) => {
  expect(priceAgeOf(dateTime, now)).toEqual(expected)
})

test('a price from the future has age 0 [STOCK-15]', () => {
  expect(priceAgeOf('2026-11-22T12:00:00Z', now)).toEqual({ kind: 'exact', days: 0, hours: 0, minutes: 0 })
})

test.each(['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', 'soon'])(
  '%s is unknown [STOCK-17] [CONST-30]',
  (dateTime) => {
    expect(priceAgeOf(dateTime, now)).toEqual({ kind: 'unknown' })
  },
)
