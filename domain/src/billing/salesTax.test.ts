import fc from 'fast-check'
import { expect, test } from 'vitest'
import { salesTaxes, salesTaxesIn } from './salesTax.ts'

test.each([
  [499, 25, 50],
  [999, 50, 100],
  [1999, 100, 199],
  [3999, 200, 399],
  [0, 0, 0],
  [10, 1, 1],
  [9, 0, 1],
])('on %i cents the federal tax is %i and the one of Québec %i [SUBS-39]', (subtotal, gst, qst) => {
  expect(salesTaxes(subtotal)).toEqual({ gst, qst })
})

test('each tax is the exact share, rounded half up to a cent [SUBS-39]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (subtotal) => {
      const { gst, qst } = salesTaxes(subtotal)
      // Whole hundred-thousandths: no fraction is lost.
      expect(gst).toBe(Number((BigInt(subtotal) * 5_000n + 50_000n) / 100_000n))
      expect(qst).toBe(Number((BigInt(subtotal) * 9_975n + 50_000n) / 100_000n))
    }),
  )
})

test.each([
  [
    { country: 'CA', province: 'QC' },
    [
      ['gst', 100],
      ['qst', 199],
    ],
  ],
  [{ country: 'CA', province: 'ON' }, [['hst', 260]]],
  [{ country: 'CA', province: 'NS' }, [['hst', 280]]],
  [{ country: 'CA', province: 'PE' }, [['hst', 300]]],
  [{ country: 'CA', province: 'AB' }, [['gst', 100]]],
  [{ country: 'FR', province: null }, []],
])('19.99 is taxed where the buyer lives, %o', (place, expected) => {
  const taxes = salesTaxesIn({ ...place, postalCode: null }, 1999)
  expect(taxes.map(({ kind, amount }) => [kind, amount])).toEqual(expected)
})

test('a buyer whose address is not known is taxed as in Québec', () => {
  expect(salesTaxesIn(null, 999)).toEqual([
    { kind: 'gst', amount: 50 },
    { kind: 'qst', amount: 100 },
  ])
})
