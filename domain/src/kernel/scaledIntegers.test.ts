import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfUnits, unitsOf } from './scaledIntegers.ts'

test.each([
  ['1.25', 2, 125n, '1.25'],
  ['1.250000', 6, 1_250_000n, '1.25'],
  ['-0.05', 2, -5n, '-0.05'],
  ['100', 0, 100n, '100'],
  ['100', 3, 100_000n, '100'],
  ['0', 20, 0n, '0'],
])('%s in %i places is %i units, which are %s', (text, places, units, shortest) => {
  expect(unitsOf(text, places)).toBe(units)
  expect(textOfUnits(units, places)).toBe(shortest)
})

test.each(['1.234', '1e2', '', '.5', '5.', '1,5', ' 1', '--1', 'NaN'])('"%s" is refused', (text) => {
  expect(() => unitsOf(text, 2)).toThrow(RangeError)
})

test('any count survives its text', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 20 }), (units, places) => {
      expect(unitsOf(textOfUnits(units, places), places)).toBe(units)
    }),
  )
})
