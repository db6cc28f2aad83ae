import fc from 'fast-check'
import { expect, test } from 'vitest'
import { salesTaxes } from './salesTax.ts'

test.each([
  [499, 25, 50],
  [999, 50, 100],
  [1999, 100, 199],
  [3999, 200, 399],
  [0, 0, 0],
  [10, 1, 1],
  [9, 0, 1],
])('SUBS-39 on %i cents the federal tax is %i and the one of Québec %i', (subtotal, gst, qst) => {
  expect(salesTaxes(subtotal)).toEqual({ gst, qst })
})

test('SUBS-39 each tax is the exact share, rounded half up to a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (subtotal) => {
      const { gst, qst } = salesTaxes(subtotal)
      // Whole hundred-thousandths: no fraction is lost.
      expect(gst).toBe(Number((BigInt(subtotal) * 5_000n + 50_000n) / 100_000n))
      expect(qst).toBe(Number((BigInt(subtotal) * 9_975n + 50_000n) / 100_000n))
    }),
  )
})
