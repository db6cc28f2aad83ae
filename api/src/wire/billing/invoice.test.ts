import { expect, test } from 'vitest'
import { taxesToWire } from './invoice.ts'

const TAXES = [
  { kind: 'gst', amount: 100 },
  { kind: 'qst', amount: 199 },
  { kind: 'hst', amount: 260 },
  { kind: 'other', amount: 1 },
] as const

test('a tax carries the number of the seller, the harmonized one that of the federal [D37] [SUBS-39]', () => {
  const seller = { name: 'Palier inc.', address: [], gstNumber: '12345 6789 RT0001', qstNumber: null }
  const [gst, qst, hst, other] = taxesToWire(TAXES, seller)
  expect([gst, hst]).toEqual([
    { gstId: '12345 6789 RT0001', amount: 100 },
    { hstId: '12345 6789 RT0001', amount: 260 },
  ])
  // Without a number the name of the tax, which says of which kind it is.
  expect([qst, other]).toEqual([{ qstId: 'qst', amount: 199 }, { amount: 1 }])
})
