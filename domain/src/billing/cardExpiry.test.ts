import { expect, test } from 'vitest'
import {
  cardExpiryProblem,
  expiryYears,
  isCardExpired,
  isDefaultCardExpiring,
  isPastMonth,
  typedMonth,
  typedYear,
} from './cardExpiry.ts'

const TODAY = '2026-11-21'

test('in November the months from January to October of this year are over [PAY-13]', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  expect(months.filter((month) => isPastMonth(month, 2026, TODAY))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(months.filter((month) => isPastMonth(month, 2027, TODAY))).toEqual([])
  expect(months.filter((month) => isPastMonth(month, 2025, TODAY))).toEqual(months)
})

test('fifteen years are offered, from the present one [PAY-14]', () => {
  expect(expiryYears(TODAY)).toHaveLength(15)
  expect([expiryYears(TODAY)[0], expiryYears(TODAY).at(-1)]).toEqual([2026, 2040])
})

test.each([
  [11, 2026, null],
  [12, 2040, null],
  [10, 2026, 'invalidExpiryMonth'],
  [1, 2041, 'invalidExpiryMonth'],
  [13, 2030, 'invalidExpiryMonth'],
  [0, 2030, 'invalidExpiryMonth'],
  [1.5, 2030, 'invalidExpiryMonth'],
  [null, 2030, 'incomplete_expiry'],
  [3, null, 'incomplete_expiry'],
])('the expiry %j of %j gives %j [PAY-13] [PAY-14] [PAY-22]', (month, year, problem) => {
  expect(cardExpiryProblem(month, year, TODAY)).toBe(problem)
})

test('a month is typed with two digits and a year with four [PAY-17]', () => {
  expect(['01', '12', '1', '13', '00', '1a'].map(typedMonth)).toEqual([1, 12, null, null, null, null])
  expect(['2027', '27', '20277'].map(typedYear)).toEqual([2027, null, null])
})

test('a card holds on the last day of its month and not on the next [PAY-20]', () => {
  const card = { expirationMonth: 2, expirationYear: 2028 }
  expect(isCardExpired(card, '2028-02-29')).toBe(false)
  expect(isCardExpired(card, '2028-03-01')).toBe(true)
})

test('the default card is worth a warning from the second day of its last month [PAY-21]', () => {
  const card = { expirationMonth: 11, expirationYear: 2026 }
  expect(isDefaultCardExpiring(card, '2026-11-01')).toBe(false)
  expect(isDefaultCardExpiring(card, '2026-11-02')).toBe(true)
  expect(isDefaultCardExpiring(card, '2026-10-31')).toBe(false)
})
