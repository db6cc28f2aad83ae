import { expect, test } from 'vitest'
import { conversionCurrencyOf } from './currency.ts'

test('amounts are converted to the other currency [CONST-07]', () => {
  expect(conversionCurrencyOf('CAD')).toBe('USD')
  expect(conversionCurrencyOf('USD')).toBe('CAD')
})
