import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { directionOf } from './priceChange.ts'

test.each([
  ['0.0001', 'up'],
  ['12', 'up'],
  ['-0.0001', 'down'],
  ['0', 'flat'],
  ['-0.00', 'flat'],
])('a change of %s goes %s [CHART-04] [DASH-22]', (change, direction) => {
  expect(directionOf(decimal(change))).toBe(direction)
})

test('a difference of equal prices is flat [CHART-04]', () => {
  expect(directionOf(decimal('0.3').minus(decimal('0.1').plus(decimal('0.2'))))).toBe('flat')
})
