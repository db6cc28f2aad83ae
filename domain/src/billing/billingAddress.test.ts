import { expect, test } from 'vitest'
import { billingAddressProblem } from './billingAddress.ts'

test.each([
  ['CA', 'QC', null, null],
  ['CA', null, 'H2X 1Y4', 'province'],
  ['CA', 'XX', null, 'province'],
  ['US', null, '10001', null],
  ['US', null, '10001-1234', null],
  ['US', null, null, 'postalCode'],
  ['FR', null, null, null],
  ['Canada', 'QC', null, 'country'],
  ['', null, null, 'country'],
])('the address %s %s %s lacks %s', (country, province, postalCode, problem) => {
  expect(billingAddressProblem({ country, province, postalCode })).toBe(problem)
})
