import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cardBrand,
  cardNumberMaximumLength,
  cardNumberProblem,
  cvcProblem,
  formatCardNumber,
  holderNameOf,
} from './cardNumber.ts'

test.each([
  ['4242 4242 4242 4242', null],
  ['4242424242424242', null],
  ['3782 822463 10005', null],
  ['3056 930902 5904', null],
  ['5555-5555-5555-4444', null],
  ['', 'incomplete_number'],
  ['4242 4242 4242', 'incomplete_number'],
  ['4242 4242 4242 424', 'incomplete_number'],
  ['1234567890123', 'incomplete_number'],
  ['4242 4242 4242 4241', 'invalid_number'],
  ['4242 4242 4242 424x', 'invalid_number'],
  ['42424242424242424242', 'invalid_number'],
])('the number %j gives %j [PAY-15]', (number, problem) => {
  expect(cardNumberProblem(number)).toBe(problem)
})

test.each([
  ['', 19],
  ['4242', 19],
  ['34', 17],
  ['37', 17],
  ['30', 16],
  ['36', 16],
  ['38', 16],
  ['39', 16],
  ['35', 19],
])('a number that begins with %j has room for %i characters [PAY-16]', (beginning, length) => {
  expect(cardNumberMaximumLength(beginning)).toBe(length)
})

test('what a field shows always has room in it, and is digits in groups [PAY-16]', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 40 }), (typed) => {
      const shown = formatCardNumber(typed)
      expect(shown.length).toBeLessThanOrEqual(cardNumberMaximumLength(shown))
      expect(shown).toMatch(/^(\d+( \d+)*)?$/)
      expect(formatCardNumber(shown)).toBe(shown)
    }),
  )
})

test('the groups are those of the brand [PAY-16]', () => {
  expect(formatCardNumber('4242424242424242999')).toBe('4242 4242 4242 4242')
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(formatCardNumber('30569309025904')).toBe('3056 930902 5904')
  expect(cardBrand('2223 0031')).toBe('mastercard')
})

test('of two numbers that differ in one digit at most one holds [PAY-15]', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
  fc.assert(
    fc.property(digits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (rest, place, step) => {
      const changed = rest.map((digit, index) => (index === place ? (digit + step) % 10 : digit))
      const valid = [rest, changed].filter((some) => cardNumberProblem(`4${some.join('')}`) === null)
      expect(valid.length).toBeLessThan(2)
    }),
  )
})

test.each([
  ['123', null],
  ['1234', null],
  ['12', 'incomplete_cvc'],
  ['', 'incomplete_cvc'],
  ['12345', 'incorrect_cvc'],
  ['12a', 'incorrect_cvc'],
])('the security code %j gives %j [PAY-18]', (cvc, problem) => {
  expect(cvcProblem(cvc)).toBe(problem)
})

test('the name of the holder has no digits [PAY-18]', () => {
  expect(holderNameOf('Amélie 4242 O’Neil-Roy')).toBe('Amélie  O’Neil-Roy')
})
