import { expect, test } from 'vitest'
import { instantOf } from './instant.ts'

const noon = Date.UTC(2026, 10, 21, 12)

test.each(['2026-11-21T12:00:00Z', '2026-11-21T12:00:00', '2026-11-21T12:00:00.000', '2026-11-21T07:00:00-05:00'])(
  '%s is the same instant',
  (dateTime) => {
    expect(instantOf(dateTime)).toBe(noon)
  },
)

test('a date alone is its midnight in UTC', () => {
  expect(instantOf('2026-11-21')).toBe(Date.UTC(2026, 10, 21))
})

test.each(['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '', 'yesterday'])(
  '"%s" is unknown [CONST-30]',
  (dateTime) => {
    expect(instantOf(dateTime)).toBeNull()
  },
)
