import { expect, test } from 'vitest'
import { lotDays } from './lotDays.ts'

const CLOSES = [
  { at: '2026-11-18T21:00:00Z', price: '100' },
  { at: '2026-11-19T21:00:00Z', price: '158.20' },
]

test('the line of a price ends with the one that its head tells, on the day of that one', () => {
  expect(lotDays(CLOSES, { at: '2026-11-19T21:05:00Z', price: '159.05' })).toEqual([
    { date: '2026-11-18', value: 100 },
    { date: '2026-11-19', value: 159.05 },
  ])
  expect(lotDays(CLOSES, { at: '2026-11-20T15:00:00Z', price: '160' }).map(({ value }) => value)).toEqual([
    100, 158.2, 160,
  ])
  expect(lotDays(CLOSES, { at: '2026-11-01T15:00:00Z', price: '90' }).at(-1)?.value).toBe(158.2)
  expect(lotDays(CLOSES, null).at(-1)).toEqual({ date: '2026-11-19', value: 158.2 })
})
