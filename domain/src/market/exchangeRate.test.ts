import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { exchangeRateOf, inverseRate, quotedRateOf } from './exchangeRate.ts'

const rates = { CADUSD: decimal('0.7103'), USDCAD: decimal('1.4079'), GBPCAD: decimal(0) }

test('rates are read by both names, and a currency is worth itself [PORT-21]', () => {
  expect(exchangeRateOf(rates, 'CAD', 'USD')?.toString()).toBe('0.7103')
  expect(exchangeRateOf(rates, 'USD', 'CAD')?.toString()).toBe('1.4079')
  expect(exchangeRateOf({}, 'CAD', 'CAD')?.toString()).toBe('1')
  expect(exchangeRateOf({ USDUSD: decimal(2) }, 'USD', 'USD')?.toString()).toBe('1')
})

test('a missing rate is none: neither 1, nor 0, nor the other way round [PORT-21]', () => {
  expect(exchangeRateOf(rates, 'EUR', 'CAD')).toBeNull()
  expect(exchangeRateOf(rates, 'GBP', 'CAD')).toBeNull()
  expect(exchangeRateOf({ CADUSD: decimal('0.71') }, 'USD', 'CAD')).toBeNull()
  expect(exchangeRateOf({}, 'to', 'String')).toBeNull()
})

const quoted = fc.integer({ min: 500_000, max: 2_000_000 }).map((millionths) => decimal(millionths).div(1_000_000))

test('an amount of 100,000 there and back keeps every cent, also over a JSON number', () => {
  fc.assert(
    fc.property(quoted, fc.integer({ min: 1, max: 10_000_000_000 }), (rate, cents) => {
      const amount = decimal(cents).div(100)
      const inverse = decimal(JSON.parse(JSON.stringify(inverseRate(rate).toNumber())))
      expect(inverse.eq(inverseRate(rate))).toBe(true)
      expect(amount.times(rate).times(inverse).round(2).eq(amount)).toBe(true)
    }),
  )
})

test('a rate is told by the number of six decimals that it comes from', () => {
  fc.assert(
    fc.property(quoted, (rate) => {
      expect(quotedRateOf(rate)).toEqual({ operation: 'times', rate })
      const other = quotedRateOf(inverseRate(rate))
      if (other.operation === 'over') expect(other.rate.eq(rate)).toBe(true)
      // 1 / 0.8 is 1.25, which is short itself.
      else expect(other.rate.eq(inverseRate(rate))).toBe(true)
    }),
  )
  const { operation, rate } = quotedRateOf(decimal('0.711028987654'))
  expect([operation, rate.toString()]).toEqual(['times', '0.711029'])
})
