import { expect, test } from 'vitest'
import fc from 'fast-check'
import { decimal } from '../kernel/decimal.ts'
import { splitThresholds } from './splitThresholds.ts'
import { faultsOf, THRESHOLD_KEYS, type Thresholds } from './thresholds.ts'

const level = (text: string | null) => (text === null ? null : decimal(text))
const levels = (t200: string | null, t400: string | null, t600: string | null, t800: string | null): Thresholds => ({
  t200: level(t200),
  t400: level(t400),
  t600: level(t600),
  t800: level(t800),
})
const textsOf = (found: Thresholds | null) => found && THRESHOLD_KEYS.map((key) => found[key]?.toString() ?? null)
const ratio = (numerator: number, denominator: number) => ({
  numerator: decimal(numerator),
  denominator: decimal(denominator),
})

test('prices are divided by the ratio of a split and multiplied by that of a consolidation, as prices are written', () => {
  expect(textsOf(splitThresholds(levels('300', null, '270.01', '250'), ratio(2, 1)))).toEqual([
    '150',
    null,
    '135.01',
    '125',
  ])
  expect(textsOf(splitThresholds(levels('10', '9.5', '9', null), ratio(3, 2)))).toEqual(['6.67', '6.33', '6', null])
  expect(textsOf(splitThresholds(levels('0.5', '0.45', '0.4', null), ratio(1, 10)))).toEqual(['5', '4.5', '4', null])
  expect(textsOf(splitThresholds(levels('2', null, null, null), ratio(3, 1)))).toEqual(['0.6667', null, null, null])
})

test('what would be no price any more is left to the person', () => {
  expect(splitThresholds(levels('0.0001', null, null, null), ratio(1000, 1))).toBeNull()
  expect(splitThresholds(levels('9999999999', null, null, null), ratio(1, 10))).toBeNull()
})

test('levels of a buy list that may be saved may be saved after any split', () => {
  const price = fc.integer({ min: 1, max: 2_000_000 }).map((cents) => decimal(cents).div(100))
  const term = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(fc.array(price, { minLength: 4, maxLength: 4 }), term, term, (prices, numerator, denominator) => {
      const [t800 = null, t600 = null, t400 = null, t200 = null] = prices.toSorted((one, other) => one.cmp(other))
      const after = splitThresholds({ t200, t400, t600, t800 }, ratio(numerator, denominator))
      if (after) expect(faultsOf('buy', after)).toEqual([])
    }),
  )
})
