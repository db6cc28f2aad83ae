import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { exchangeRateOf } from './exchangeRate.ts'

const rates = { CADUSD: decimal('0.7103'), USDCAD: decimal('1.4079'), GBPCAD: decimal(0) }

test('PORT-21 rates are read by both names, and a currency is worth itself', () => {
  expect(exchangeRateOf(rates, 'CAD', 'USD')?.toString()).toBe('0.7103')
  expect(exchangeRateOf(rates, 'USD', 'CAD')?.toString()).toBe('1.4079')
  expect(exchangeRateOf({}, 'CAD', 'CAD')?.toString()).toBe('1')
  expect(exchangeRateOf({ USDUSD: decimal(2) }, 'USD', 'USD')?.toString()).toBe('1')
})

test('PORT-21 a missing rate is none: neither 1, nor 0, nor the other way round', () => {
  expect(exchangeRateOf(rates, 'EUR', 'CAD')).toBeNull()
  expect(exchangeRateOf(rates, 'GBP', 'CAD')).toBeNull()
  expect(exchangeRateOf({ CADUSD: decimal('0.71') }, 'USD', 'CAD')).toBeNull()
  expect(exchangeRateOf({}, 'to', 'String')).toBeNull()
})
