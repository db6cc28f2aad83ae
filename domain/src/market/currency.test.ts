import { expect, test } from 'vitest'
import { conversionCurrencyOf } from './currency.ts'

test('CONST-07 amounts are converted to the other currency', () => {
  expect(conversionCurrencyOf('CAD')).toBe('USD')
  expect(conversionCurrencyOf('USD')).toBe('CAD')
})
